import Locator

// What runs when a container has started runs where that is: on a thread of the container, or on the main actor.

final class Setup: Assembly {
  var log: [Int] = []
  var modules: [AnyModule] {
    // error: capture of 'self' with non-Sendable type 'Setup' in a '@Sendable' closure
    StartHook { container in self.log.append(1) }
  }
}

func local() -> Container {
  let draft = Draft()
  return Container {
    // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
    StartHook { _ in draft.text = "" }
  }
}

@MainActor final class Screen {
  let draft = Draft()

  func list() -> Container {
    Container {
      // error: main actor-isolated property 'draft' can not be mutated from a Sendable closure
      StartHook { _ in self.draft.text = "" }
      // Code of the main actor may have what lives there.
      StartHook { @MainActor _ in self.draft.text = "" }
    }
  }
}

@globalActor actor Disk { static let shared = Disk() }
func disk() -> Container {
  Container {
    // error: loses global actor 'Disk'
    StartHook { @Disk _ in }
  }
}

// What is Sendable may be captured.
struct Ready: Assembly {
  let name: String
  var modules: [AnyModule] {
    StartHook { container in
      let draft = Draft()
      draft.text = name
      _ = container[ServiceKey.self]
    }
  }
}
