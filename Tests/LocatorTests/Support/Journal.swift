import LocatorTestSupport

/// Notes what happens, in order, from any thread.
final class Journal: Sendable {
  private let notes = Guarded<[String]>([])

  func note(_ text: String) { notes.change { $0.append(text) } }
  var all: [String] { notes.value }
}
