import Locator

@MainActor final class Writer: InjectionTarget {
  typealias Arguments = Draft
  var draft: Draft?
}

let bad = Container {
  // error: type 'Writer.Arguments' (aka 'Draft') does not conform to the 'Sendable' protocol
  Members(of: Writer.self) { @MainActor writer, draft in writer.draft = draft }
}
