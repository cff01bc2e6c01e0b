import Locator
import Observation
import SwiftUI

// What the samples for SwiftUI use beside the rest of the prelude.

struct HomeView: View {
  var body: some View { Text("Home") }
}

@MainActor @Observable final class TitleModel {
  var title = ""
}
enum TitleModelKey: @MainActor InjectionKey { typealias Value = TitleModel }

@MainActor protocol NoteModel: AnyObject {
  var text: String { get set }
  var summary: String { get }
}
enum NoteModelKey: @MainActor InjectionKey { typealias Value = any NoteModel }

struct Style: Sendable { var name = "" }
enum StyleKey: InjectionKey { typealias Value = Style }
