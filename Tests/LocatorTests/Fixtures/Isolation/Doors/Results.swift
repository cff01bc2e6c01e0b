import Locator

// A value that isn't Sendable leaves the actor that has read it.

func run(_ container: Container) async {
  // error: type 'LooseDraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  _ = await MainActor.run { container[LooseDraftKey.self] }
  // error: type 'MainDraftKey.Value' (aka 'Draft') does not conform to the 'Sendable' protocol
  _ = await MainActor.run { container[MainDraftKey.self] }
}

enum TextKey: InjectionKey { typealias Value = String }
func runText(_ container: Container) async -> String {
  await MainActor.run { container[TextKey.self] }
}

@MainActor final class Screen {
  @Inject(MainDraftKey.self) var draft
  @Inject(LooseDraftKey.self) var loose
}

actor Desk {
  @Inject(DraftKey.self) var draft
}

func read(_ screen: Screen, _ desk: Desk) async {
  // error: cannot exit main actor-isolated context
  _ = await screen.draft
  // error: cannot exit main actor-isolated context
  _ = await screen.loose
  // error: cannot exit actor-isolated context
  _ = await desk.draft
}
