import Locator

// Decorators and hooks run where the factory has run, and have what they capture with other threads.

enum NumberKey: AsyncInjectionKey { typealias Value = Int }

func captures() -> Container {
  let draft = Draft()
  return Container {
    // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
    Decorator(DraftKey.self) { _ in draft }
    // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
    Decorator(NumberKey.self) { number async in draft.text.count + number }
    // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
    Module(DraftKey.self) { Draft() }.onCreate { _, made in made.text = draft.text }
    Module(DraftKey.self) { Draft() }
      // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
      .onCreate(needs: ServiceKey.self) { made, _ in made.text = draft.text }
    // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
    Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.onClose { _ in draft.text = "" }
  }
}

func isolated() -> Container {
  Container {
    // error: loses global actor 'MainActor'
    Module(DraftKey.self) { Draft() }.onCreate { @MainActor _, draft in draft.text = "" }
    Module(DraftKey.self) { Draft() }
      // error: loses global actor 'MainActor'
      .onCreate(needs: ServiceKey.self) { @MainActor draft, _ in draft.text = "" }
  }
}

// Hooks of the main actor may have what lives there, and others what is theirs.
@MainActor final class Screen {
  let draft = Draft()

  func list() -> Container {
    Container {
      Decorator(MainDraftKey.self) { _ in self.draft }
      Module(MainDraftKey.self, scope: .singleton) { Draft() }
        .onCreate { _, draft in draft.text = self.draft.text }
        .onCreate(needs: HomeKey.self) { draft, home in draft.text = home.title }
        .onClose { draft in draft.text = self.draft.text }
    }
  }
}

let accepted = Container {
  Decorator(DraftKey.self) { draft in
    draft.text = "decorated"
    return draft
  }
  Decorator(NumberKey.self, needs: DraftKey.self) { number, draft async in
    draft.text.count + number
  }
  Module(DraftKey.self) { Draft() }
    .onCreate { resolver, draft in draft.text = resolver[DraftKey.self].text }
    .onCreate(needs: DraftKey.self) { draft, other in draft.text = other.text }
  Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.onClose { _ in await Task.yield() }
}
