import Locator
import Testing

/// A type that is its own key.
private struct Settings: Injectable, Equatable { var volume = 7 }

/// One key for each tag.
private enum AnimalKey<Tag>: InjectionKey { typealias Value = String }

/// A key is a type, and its value, arguments and default are those that it declares.
@Suite struct KeyTests {
  @Test func `a key gives the value that its module makes`() {
    let container = Container { Module(ServiceKey.self) { ServiceImpl("bound") } }
    #expect(container[ServiceKey.self].name == "bound")
  }

  @Test func `two keys of one value type are two keys`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl("first") }
      Module(SpareKey.self) { ServiceImpl("second") }
    }
    #expect(container[ServiceKey.self].name == "first")
    #expect(container[SpareKey.self].name == "second")
  }

  @Test func `a generic key is one key for each of its arguments`() {
    let container = Container {
      Module(AnimalKey<Int>.self) { "cat" }
      Module(AnimalKey<String>.self) { "dog" }
    }
    #expect(container[AnimalKey<Int>.self] == "cat")
    #expect(container[AnimalKey<String>.self] == "dog")
  }

  @Test func `a local key works`() {
    enum LocalKey: InjectionKey { typealias Value = Int }
    let container = Container { Module(LocalKey.self) { 4 } }
    #expect(container[LocalKey.self] == 4)
  }

  @Test func `a concrete type is its own key`() {
    let container = Container { Module(Settings.self) { Settings(volume: 3) } }
    #expect(container[Settings.self] == Settings(volume: 3))
  }

  @Test func `a tuple of arguments reaches the factory with its labels`() {
    let container = Container {
      Module(PageKey.self) { page in "\(page.id): \(page.title)" }
    }
    #expect(container[PageKey.self, (id: 4, title: "Four")] == "4: Four")
  }

  @Test func `a throwing key throws exactly its failure`() {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "no file") }
    }
    #expect(throws: Failed(reason: "no file")) { try container[ConfigKey.self] }
    do throws(Failed) {
      _ = try container[ConfigKey.self]
    } catch {
      // Compiles because the error is a `Failed` and nothing else.
      #expect(error.reason == "no file")
    }
  }

  @Test func `a throwing key takes a factory that can't fail`() throws {
    let container = Container {
      Module(ConfigKey.self) { ServiceImpl("config") }
      Module(AccountKey.self) { name throws(Failed) in ServiceImpl(name) }
    }
    #expect(try container[ConfigKey.self].name == "config")
    #expect(try container[AccountKey.self, "ada"].name == "ada")
  }

  @Test func `a throwing key with arguments throws exactly its failure`() {
    let container = Container {
      Module(AccountKey.self) { name throws(Failed) in throw Failed(reason: name) }
    }
    #expect(throws: Failed(reason: "ada")) { try container[AccountKey.self, "ada"] }
  }

  @Test func `a default is the value of a key that nothing is bound to`() {
    #expect(Container {}[RetriesKey.self] == 3)
  }

  @Test func `a module takes precedence over the default of its key`() {
    let container = Container { Module(RetriesKey.self) { 5 } }
    #expect(container[RetriesKey.self] == 5)
  }

  @Test func `the current value is that of the current container`() {
    let container = Container { Module(NumberKey.self) { 8 } }
    withContainer(container) {
      #expect(NumberKey.currentValue() == 8)
    }
  }

  @Test @MainActor func `a main-actor key gives a main-actor value on the main actor`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
      Module(DetailKey.self, needs: ServiceKey.self, make: ModelImpl.init)
    }
    #expect(container[ModelKey.self].service.name == "service")
    #expect(container[DetailKey.self, "7"].id == "7")
    withContainer(container) {
      #expect(ModelKey.currentValue().service.name == "service")
    }
  }
}
