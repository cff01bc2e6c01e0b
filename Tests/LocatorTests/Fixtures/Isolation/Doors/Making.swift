import Locator
import LocatorInspection

// Values and arguments for a verification, which makes instances on the main actor.

enum CopyKey: InjectionKey {
  typealias Value = Draft
  typealias Arguments = Draft
}

func giveForeign(_ container: Container, _ draft: Draft) async throws {
  // error: risks causing data races
  _ = try await container.verify(.making.given(CopyKey.self, draft))
}

func giveAndKeep(_ container: Container) async throws {
  let draft = Draft()
  // error: risks causing data races
  _ = try await container.verify(.making.given(CopyKey.self, draft))
  draft.text = ""
}

func passAndKeep(_ container: Container) async throws {
  let draft = Draft()
  // error: risks causing data races
  _ = try await container.verify(.making.with(CopyKey.self, draft))
  draft.text = ""
}

func giveNew(_ container: Container) async throws {
  _ = try await container.verify(.making.given(CopyKey.self, Draft()).with(CopyKey.self, Draft()))
}

@MainActor func giveThere(_ container: Container, _ draft: Draft) async throws {
  _ = try await container.verify(.making.given(MainDraftKey.self, draft))
  draft.text = ""
}
