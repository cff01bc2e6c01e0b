import SwiftUI

// What the samples for SwiftUI use beside the rest of the prelude.

struct HomeView: View {
  var body: some View { Text("Home") }
}
