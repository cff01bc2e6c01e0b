import Locator
import LocatorTestSupport
import Testing

private enum PartsKey: InjectionKey { typealias Value = [String] }

/// An assembly of one named part, and of what its type includes.
private struct Part<Included: Parts>: Assembly {
  var modules: [AnyModule] {
    Included.parts
    Module(WordKey.self) { Included.name }.named(Included.name)
  }
}

/// What an assembly includes.
private protocol Parts: SendableMetatype {
  static var name: String { get }
  @ModuleBuilder static var parts: [AnyModule] { get }
}
private enum Base: Parts {
  static let name = "base"
  static var parts: [AnyModule] {}
}
private enum Left: Parts {
  static let name = "left"
  static var parts: [AnyModule] { Part<Base>() }
}
private enum Right: Parts {
  static let name = "right"
  static var parts: [AnyModule] { Part<Base>() }
}
private enum Top: Parts {
  static let name = "top"
  static var parts: [AnyModule] {
    Part<Left>()
    Part<Right>()
  }
}

/// Two assemblies that include each other.
private struct Hen: Assembly {
  var modules: [AnyModule] {
    Egg()
    Module(WordKey.self) { "hen" }.named("hen")
  }
}
private struct Egg: Assembly {
  var modules: [AnyModule] {
    Hen()
    Module(WordKey.self) { "egg" }.named("egg")
  }
}

/// An assembly whose modules need another one's.
private struct Cart: Assembly {
  var modules: [AnyModule] {
    Module(PartsKey.self, needs: WordKey.self, NumberKey.self) { ["\($0) \($1)"] }
  }
}
private struct Prices: Assembly {
  let price: Int
  var modules: [AnyModule] {
    Module(NumberKey.self) { [price] in price }
  }
}
private struct Words: Assembly {
  var modules: [AnyModule] {
    Module(WordKey.self, needs: NumberKey.self) { "word \($0)" }
  }
}

/// An assembly groups modules and other assemblies, and each counts once.
@Suite struct AssemblyTests {
  private func words(@ModuleBuilder _ modules: () -> [AnyModule]) -> [String] {
    Container(modules)[[WordKey].self]
  }

  @Test func `assemblies include assemblies at any depth, each once`() {
    #expect(words { Part<Left>() } == ["base", "left"])
    #expect(words { Part<Top>() } == ["base", "left", "right", "top"])
    let all = words {
      Part<Base>()
      Part<Right>()
      Part<Top>()
      Part<Left>()
    }
    #expect(all == ["base", "right", "left", "top"])
  }

  @Test func `assemblies may include each other`() {
    #expect(words { Hen() } == ["egg", "hen"])
    let both = words {
      Egg()
      Hen()
    }
    #expect(both == ["hen", "egg"])
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `assemblies that need each other come in any order`(order: [Int]) {
    let container = Container {
      for index in order {
        switch index {
        case 0: Cart()
        case 1: Prices(price: 4)
        default: Words()
        }
      }
    }
    #expect(container[PartsKey.self] == ["word 4 4"])
  }

  @Test func `an assembly may need what only the parent binds`() {
    let parent = Container {
      Words()
      Prices(price: 4)
    }
    #expect(Container(parent: parent) { Cart() }[PartsKey.self] == ["word 4 4"])
  }

  @Test func `an assembly of the parent may be in the child, too`() {
    let parent = Container { Part<Top>() }
    let child = Container(parent: parent) { Part<Left>() }
    #expect(child[[WordKey].self] == ["right", "top", "base", "left"])
  }

  @Test func `containers of one assembly have instances of their own`() {
    struct Shared: Assembly {
      var modules: [AnyModule] {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      }
    }
    let containers = (0..<3).map { _ in Container { Shared() } }
    let services = containers.map { $0[ServiceKey.self] }
    #expect(Set(services.map(ObjectIdentifier.init)).count == 3)
    #expect(zip(containers, services).allSatisfy { $0[ServiceKey.self] === $1 })
  }

  @Test func `the modules of an assembly are read once for each container`() {
    struct Counted: Assembly {
      let counter: Counter
      var modules: [AnyModule] {
        Module(NumberKey.self) { [number = counter.next()] in number }
      }
    }
    let assembly = Counted(counter: Counter())
    let containers = [Container { assembly }, Container { assembly }]
    for container in containers + containers { _ = container[NumberKey.self] }
    #expect(containers.map { $0[NumberKey.self] } == [1, 2])
  }

  @Test func `lists of modules and assemblies mix`() {
    let list = [AnyModule(Module(WordKey.self) { "list" }.named("list"))]
    let found = words {
      list
      Part<Base>()
      Module(WordKey.self) { "own" }.named("own")
      AnyModule(Module(WordKey.self) { "any" }.named("any"))
    }
    #expect(found == ["list", "base", "own", "any"])
  }

  @Test(arguments: [(0, ["a1", "a2", "b1", "base", "c"]), (1, ["base", "left"]), (2, ["d"])])
  func `statements list what their branches and turns list, in order`(
    branch: Int,
    expected: [String]
  ) {
    let found = words {
      if branch == 0 {
        for turn in 1...2 {
          Module(WordKey.self) { "a\(turn)" }.intoList()
          for inner in 1..<turn { Module(WordKey.self) { "b\(inner)" }.intoList() }
        }
        Part<Base>()
      }
      for turn in 0..<0 { Module(WordKey.self) { "none \(turn)" }.intoList() }
      switch branch {
      case 0: Module(WordKey.self) { "c" }.intoList()
      case 1: Part<Left>()
      default: Module(WordKey.self) { "d" }.intoList()
      }
    }
    #expect(found == expected)
  }
}

/// A module replaces another one of its container only where it says so.
@Suite struct OverrideTests {
  @Test func `the last of several overrides wins`() {
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("\(counter.next())") }
      Module(ServiceKey.self) { ServiceImpl("second \(counter.next())") }.overriding()
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("third") }.overriding()
    }
    #expect(container[ServiceKey.self].name == "third")
    #expect(container[ServiceKey.self] === container[ServiceKey.self])
    #expect(counter.count == 0)
  }

  @Test func `an override has the place of what it replaces in a list`() {
    let container = Container {
      Module(WordKey.self) { "first" }
      Module(WordKey.self) { "second" }.intoList()
      Module(WordKey.self) { "override" }.overriding()
    }
    #expect(container[[WordKey].self] == ["override", "second"])
  }

  @Test func `what needs a key gets the override, wherever it is listed`() {
    let container = Container {
      Module(SpareKey.self, needs: ServiceKey.self) { $0 }
      Prices(price: 4)
      Words()
      Module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }
      Module(NumberKey.self) { 5 }.overriding()
    }
    #expect(container[SpareKey.self].name == "word 5")
  }

  @Test func `an override changes the scope, the needs and the hooks, too`() {
    let (created, counter) = (Counter(), Counter())
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl("first") }
        .onCreate { _, _ in created.next() }
      Module(NumberKey.self) { counter.next() }
      Module(ServiceKey.self, needs: NumberKey.self) { ServiceImpl("\($0)") }.overriding()
    }
    #expect([1, 2].map { _ in container[ServiceKey.self].name } == ["1", "2"])
    #expect(created.count == 0)
  }

  @Test func `names and keys that differ don't override each other`() {
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl("service") }
      Module(SpareKey.self) { ServiceImpl("spare") }
      Module(ServiceKey.self) { ServiceImpl("named") }.named("name")
      Module(SpareKey.self) { ServiceImpl("other") }.named("name")
      Module(ServiceKey.self) { ServiceImpl("override") }.named("name").overriding()
    }
    #expect(container[[ServiceKey].self].map(\.name) == ["service", "override"])
    #expect(container[[SpareKey].self].map(\.name) == ["spare", "other"])
  }

  @Test func `an override by name in a child takes its parent's place`() {
    let parent = Container { Module(WordKey.self) { "parent" }.named("name") }
    let child = Container(parent: parent) {
      Module(WordKey.self) { "child" }.named("name").overriding()
    }
    #expect(child[[WordKey].self] == ["child"])
    #expect(parent[[WordKey].self] == ["parent"])
  }

  @Test func `a replaced module's needs needn't be bound`() {
    let container = Container {
      Module(ServiceKey.self, needs: WordKey.self) { ServiceImpl($0) }
      Module(ServiceKey.self) { ServiceImpl("override") }.overriding()
    }
    #expect(container[ServiceKey.self].name == "override")
  }

  @Test func `a list of the main actor that was sent elsewhere is never read there`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await Screens.send().value
    }
    let message = try StoppedProgram(result).message
    #expect(message.contains("'Screens' is isolated to an actor, and its list is read elsewhere."))
  }

  @Test @MainActor func `a list of the main actor is read there, whatever it is passed through`() {
    let list = [AnyModule].listing { Screens() }
    #expect(Container { list }[WordKey.self] == "screen")
  }
}

/// An assembly of the main actor.
@MainActor private struct Screens: @MainActor Assembly {
  var modules: [AnyModule] { Module(WordKey.self) { "screen" } }

  static func send() -> Task<Void, Never> {
    let list = listed(Screens())
    return Task.detached { _ = Container { list } }
  }
}

/// Behind a generic function, the compiler forgets the actor of a conformance.
private func listed(_ assembly: some Assembly) -> [AnyModule] { .listing { assembly } }
