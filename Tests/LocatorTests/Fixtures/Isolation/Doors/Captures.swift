import Locator

// A factory that runs anywhere gives away what it has captured.

func local() -> Container {
  let draft = Draft()
  return Container {
    // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
    Module(DraftKey.self) { draft }
  }
}

func sendable() -> Container {
  let text = ""
  return Container { Module(TextKey.self) { text } }
}
enum TextKey: InjectionKey { typealias Value = String }

func closure() -> Container {
  Container {
    Module(MakerKey.self, scope: .singleton) {
      let draft = Draft()
      // error: capture of 'draft' with non-Sendable type 'Draft' in a '@Sendable' closure
      return { draft }
    }
  }
}
enum MakerKey: InjectionKey { typealias Value = @Sendable () -> Draft }

actor Desk {
  let draft = Draft()

  func list() -> Container {
    Container {
      // error: non-Sendable type 'Draft' of property 'draft' cannot exit actor-isolated context
      Module(DraftKey.self) { self.draft }
    }
  }
}

@MainActor final class Screen {
  let draft = Draft()

  func list() -> Container {
    Container {
      // error: main actor-isolated property 'draft' can not be referenced from a Sendable closure
      Module(DraftKey.self) { self.draft }
    }
  }
}

@globalActor actor Disk { static let shared = Disk() }
@Disk func disk() -> Container {
  Container {
    // error: loses global actor 'Disk'
    Module(DraftKey.self) { @Disk in Draft() }
  }
}
