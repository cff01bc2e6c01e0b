import Locator

/// A key that anybody can read, though its value can't leave the actor that makes it.
enum LooseDraftKey: InjectionKey { typealias Value = Draft }

/// A key that takes what can't go to another actor.
enum LooseLengthKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Draft
}

@MainActor func looseContainer() -> Container {
  Container {
    // error: type 'LooseDraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
    Module(LooseDraftKey.self) { @MainActor in Draft() }
    // error: type 'LooseDraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
    Module(LooseDraftKey.self, scope: .singleton) { @MainActor in Draft() }
    // error: type 'LooseLengthKey.Arguments' (aka 'Draft') does not conform to the 'Sendable' protocol
    Module(LooseLengthKey.self) { @MainActor draft in draft.text.count }
  }
}
