import Locator

// A value is shared that isn't Sendable, whatever it is put into.

enum PairKey: InjectionKey { typealias Value = (Draft, Int) }
enum MakerKey: InjectionKey { typealias Value = () -> Draft }
enum ListKey: InjectionKey { typealias Value = [Draft] }
enum NumberKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Draft
}
enum LetterKey: InjectionKey {
  typealias Value = Draft
  typealias Arguments = String
}
enum ThrowingKey: ThrowingInjectionKey {
  typealias Value = Draft
  typealias Failure = any Error
}
extension Draft: Hashable {
  static func == (one: Draft, other: Draft) -> Bool { one === other }
  func hash(into hasher: inout Hasher) {}
}

enum TextKey: InjectionKey { typealias Value = String }

let list = Container {
  Module(TextKey.self, scope: .singleton) { "" }
  // error: does not conform to the 'Sendable' protocol
  Module(DraftKey.self, scope: .singleton) { Draft() }
  // error: does not conform to the 'Sendable' protocol
  Module(PairKey.self, scope: .singleton) { (Draft(), 1) }
  // error: does not conform to the 'Sendable' protocol
  Module(MakerKey.self, scope: .singleton) { { Draft() } }
  // error: does not conform to the 'Sendable' protocol
  Module(ListKey.self, scope: .singleton) { [Draft()] }
  // error: does not conform to the 'Sendable' protocol
  Module(LetterKey.self, scope: .singleton) { letter in Draft() }
  // error: does not conform to the 'Sendable' protocol
  Module(NumberKey.self, scope: .singleton) { draft in draft.text.count }
  // error: does not conform to the 'Sendable' protocol
  Module(ThrowingKey.self, scope: .singleton) { Draft() }
}

@MainActor let listOfTheMainActor = Container {
  // The instances of one draft each would be shared by all readers with the same draft.
  // error: does not conform to the 'Sendable' protocol
  Module(NumberKey.self, scope: .singleton) { @MainActor draft in draft.text.count }
}

enum DefaultKey: DefaultInjectionKey {
  // error: static property 'defaultValue' is not concurrency-safe because non-'Sendable' type 'Draft' may have shared mutable state
  static let defaultValue = Draft()
}
