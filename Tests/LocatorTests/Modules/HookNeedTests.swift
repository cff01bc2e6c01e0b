import Locator
import LocatorTestSupport
import Testing

private final class Mother: @unchecked Sendable {
  let daughter: Daughter
  // Set once by the thread that makes the mother, before others see it.
  var friend: Friend?
  init(_ daughter: Daughter) { self.daughter = daughter }
}
private final class Daughter: @unchecked Sendable {
  // Set once by the thread that makes the daughter, before others see it.
  private(set) var mother: Mother?
  let name: String
  init(_ name: String = "") { self.name = name }
  func meet(_ mother: Mother) { self.mother = mother }
  func leave() { mother = nil }
}
private final class Friend: Sendable {
  let mother: Mother
  init(_ mother: Mother) { self.mother = mother }
}
private enum MotherKey: InjectionKey { typealias Value = Mother }
private enum DaughterKey: InjectionKey { typealias Value = Daughter }
private enum FriendKey: InjectionKey { typealias Value = Friend }
private enum HouseKey: InjectionKey { typealias Value = Mother }
private enum NamedDaughterKey: InjectionKey {
  typealias Value = Daughter
  typealias Arguments = String
}
private enum FailingKey: ThrowingInjectionKey {
  typealias Value = Daughter
  typealias Failure = CancellationError
}
private enum LateKey: AsyncInjectionKey { typealias Value = Daughter }

/// A scope, and the key of a cycle that is resolved first.
private struct Entry: CustomStringConvertible, Sendable {
  let mother: EveryScope
  let daughter: EveryScope
  let isAtMother: Bool

  /// A transient daughter would have a new mother, and she a new daughter, without end.
  static let all = EveryScope.allCases.flatMap { mother in
    EveryScope.closing.flatMap { daughter in
      [true, false].map { Entry(mother: mother, daughter: daughter, isAtMother: $0) }
    }
  }

  /// Whether the mother that a read finds is the one that the daughter's hook finds: a shared daughter is made in a
  /// resolve of her own, where one that isn't shared is another one.
  var hasOneMother: Bool {
    EveryScope.shared.contains(mother) || mother == .graph && daughter == .graph
  }

  /// Whether the first daughter that is read is that of her mother: a shared mother has made one of her own.
  var hasOneDaughter: Bool {
    EveryScope.shared.contains(daughter) || !EveryScope.shared.contains(mother)
  }

  var description: String {
    "\(mother) and \(daughter), \(isAtMother ? "mother" : "daughter") first"
  }
}

extension EveryScope {
  /// The scopes whose instances a ring can lead back to.
  fileprivate static let closing = allCases.filter { $0 != .transient }
}

/// A mother who needs her daughter, whose hook needs the mother.
private func family(
  _ mother: EveryScope,
  _ daughter: EveryScope,
  _ made: Journal = Journal()
) -> Container {
  Container {
    mother.module(MotherKey.self, needs: DaughterKey.self) { daughter in
      made.note("mother")
      return Mother(daughter)
    }
    daughter.module(DaughterKey.self) {
      made.note("daughter")
      return Daughter()
    }
    .onCreate(needs: MotherKey.self) { $0.meet($1) }
  }
}

/// A hook declares what it needs, and one whose need leads back to its own module waits until that is made.
@Suite(.bounded) struct HookNeedTests {
  @Test(arguments: Entry.all)
  fileprivate func `a cycle of an initializer and a hook is closed from either side`(entry: Entry) {
    let container = family(entry.mother, entry.daughter)
    if entry.isAtMother {
      let mother = container[MotherKey.self]
      #expect(mother.daughter.mother?.daughter === mother.daughter)
      #expect((mother.daughter.mother === mother) == entry.hasOneMother)
      mother.daughter.leave()
    } else {
      let daughter = container[DaughterKey.self]
      let mother = daughter.mother
      #expect(mother?.daughter.mother === mother)
      #expect((mother?.daughter === daughter) == entry.hasOneDaughter)
      mother?.daughter.leave()
      daughter.leave()
    }
  }

  @Test(arguments: EveryScope.closing, [true, false])
  func `a cycle has one of each, whichever is resolved first`(scope: EveryScope, isAtMother: Bool) {
    let made = Journal()
    let container = family(scope, scope, made)
    let daughter = isAtMother ? container[MotherKey.self].daughter : container[DaughterKey.self]
    #expect(daughter.mother?.daughter === daughter)
    #expect(made.all.sorted() == ["daughter", "mother"])
    daughter.leave()
  }

  @Test func `a hook whose need isn't being made runs at once`() {
    let made = Journal()
    let container = Container {
      Module(WordKey.self) { "word" }
      Module(DaughterKey.self, needs: WordKey.self) { Daughter($0) }
        .onCreate(needs: WordKey.self) { made.note($0.name + " " + $1) }
      Module(MotherKey.self, needs: DaughterKey.self) { daughter in
        made.note("mother")
        return Mother(daughter)
      }
    }
    _ = container[MotherKey.self]
    #expect(made.all == ["word word", "mother"])
  }

  @Test(arguments: [true, false])
  func `a hook may need what is made of its instance by others`(isAtMother: Bool) {
    let container = Container {
      Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
      Module(FriendKey.self, needs: MotherKey.self, make: Friend.init)
      Module(DaughterKey.self, scope: .singleton) { Daughter() }
        .onCreate(needs: FriendKey.self) { $0.meet($1.mother) }
    }
    let daughter = isAtMother ? container[MotherKey.self].daughter : container[DaughterKey.self]
    #expect(daughter.mother === container[MotherKey.self])
    daughter.leave()
  }

  @Test(arguments: EveryScope.closing)
  func `a hook waits for the outermost of what it needs`(scope: EveryScope) {
    let made = Journal()
    let container = Container {
      scope.module(HouseKey.self, needs: MotherKey.self) { mother in
        made.note("house")
        return mother
      }
      scope.module(MotherKey.self, needs: DaughterKey.self) { daughter in
        made.note("mother")
        return Mother(daughter)
      }
      scope.module(DaughterKey.self) { Daughter() }
        .onCreate(needs: MotherKey.self) { $0.meet($1) }
        .onCreate(needs: HouseKey.self) { made.note($0.mother === $1 ? "one" : "two") }
    }
    let house = container[HouseKey.self]
    #expect(made.all == ["mother", "house", "one"])
    #expect(house.daughter.mother === house)
    house.daughter.leave()
  }

  @Test func `only the hooks that lead back wait, and they run after all others`() {
    let made = Journal()
    let container = Container {
      Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
        .onCreate { _, mother in made.note(mother.daughter.mother == nil ? "alone" : "met") }
      Module(DaughterKey.self, scope: .singleton) { Daughter() }
        .onCreate(needs: MotherKey.self) { daughter, mother in
          made.note("second")
          daughter.meet(mother)
        }
        .onCreate { _, _ in made.note("first") }
        .onCreate(needs: MotherKey.self) { _, _ in made.note("third") }
    }
    let mother = container[MotherKey.self]
    #expect(made.all == ["first", "alone", "second", "third"])
    mother.daughter.leave()
  }

  @Test func `a cycle through a provider isn't known beforehand, and stops with its path`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(
          MotherKey.self,
          scope: .singleton,
          needs: Provider<NamedDaughterKey>.self,
          fileID: "App/Main.swift",
          line: 2
        ) {
          Mother($0("Ann", fileID: "App/Main.swift", line: 3))
        }
        Module(NamedDaughterKey.self, scope: .singleton, fileID: "App/Main.swift", line: 4) {
          Daughter($0)
        }
        .onCreate(needs: MotherKey.self, fileID: "App/Main.swift", line: 5) { $0.meet($1) }
      }
      _ = container[MotherKey.self]
    }
    #expect(
      try StoppedProgram(result).message == """
        Dependency cycle: 'MotherKey' (App/Main.swift:2) -> 'NamedDaughterKey' (App/Main.swift:4, \
        read at App/Main.swift:3) -> 'MotherKey' (App/Main.swift:2, read at App/Main.swift:5). Break \
        it: let 'NamedDaughterKey' need 'Lazy<MotherKey>.self', and call it after the factories have \
        returned.
        """
    )
  }

  @Test(arguments: EveryScope.closing, [true, false])
  func `a cycle is closed in a child`(scope: EveryScope, isAtMother: Bool) {
    let parent = family(scope, scope)
    let child = Container(parent: parent) {
      scope.module(MotherKey.self, needs: DaughterKey.self) { Mother($0) }
      scope.module(DaughterKey.self) { Daughter("child") }
        .onCreate(needs: MotherKey.self) { $0.meet($1) }
    }
    let daughter = isAtMother ? child[MotherKey.self].daughter : child[DaughterKey.self]
    #expect(daughter.name == "child")
    #expect(daughter.mother?.daughter === daughter)
    daughter.leave()
  }

  @Test func `a hook of a parent's module finds the reading child's mother`() {
    let parent = Container {
      Module(MotherKey.self, needs: DaughterKey.self, make: Mother.init)
      Module(DaughterKey.self, scope: .graph) { Daughter() }
        .onCreate(needs: MotherKey.self) { $0.meet($1) }
    }
    let child = Container(parent: parent) {
      Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
    }
    let mother = child[MotherKey.self]
    #expect(mother.daughter.mother === mother)
    mother.daughter.leave()
  }

  @Test func `a ring is whole before a factory outside of it gets one of its objects`() {
    let container = Container {
      Module(MotherKey.self, scope: .graph, needs: DaughterKey.self, make: Mother.init)
      Module(DaughterKey.self, scope: .graph) { Daughter() }
        .onCreate(needs: MotherKey.self) { $0.meet($1) }
      Module(WordKey.self, needs: DaughterKey.self) { daughter in
        defer { daughter.leave() }
        return daughter.mother == nil ? "half" : "whole"
      }
    }
    #expect(container[WordKey.self] == "whole")
  }

  @Test func `a cycle is closed around a factory that fails`() {
    let container = Container {
      Module(FailingKey.self, needs: DaughterKey.self) { _ throws(CancellationError) in
        throw CancellationError()
      }
      Module(
        MotherKey.self,
        scope: .singleton,
        needs: Provider<FailingKey>.self,
        DaughterKey.self
      ) { failing, daughter in
        _ = try? failing()
        return Mother(daughter)
      }
      Module(DaughterKey.self, scope: .singleton) { Daughter() }
        .onCreate(needs: MotherKey.self) { $0.meet($1) }
    }
    let mother = container[MotherKey.self]
    #expect(mother.daughter.mother === mother)
    mother.daughter.leave()
  }

  @Test func `a hook gets lists, options, providers and what is bound to them`() {
    let made = Journal()
    let container = Container {
      Module(WordKey.self) { "one" }.intoList()
      Module(WordKey.self) { "two" }.named("two")
      Module(DaughterKey.self) { Daughter("d") }
        .onCreate(needs: [WordKey].self) { made.note("\($0.name) \($1)") }
        .onCreate(needs: WordKey?.self) { made.note("\($0.name) \($1 ?? "none")") }
        .onCreate(needs: Provider<NamedDaughterKey>.self) {
          made.note("\($0.name) \($1("e").name)")
        }
      Module(NamedDaughterKey.self) { Daughter($0) }
    }
    _ = container[DaughterKey.self]
    #expect(made.all == [#"d ["one", "two"]"#, "d none", "d e"])
  }

  @Test func `the hook of an asynchronous instance gets what it needs before it is read`() async {
    let container = Container {
      Module(MotherKey.self, scope: .singleton) { Mother(Daughter()) }
      Module(LateKey.self, scope: .singleton) { Daughter("late") }
        .onCreate(needs: MotherKey.self) { $0.meet($1) }
    }
    #expect(await container.resolve(LateKey.self).mother === container[MotherKey.self])
  }

  @Test @MainActor func `a main-actor hook gets what it needs on the main actor`() {
    let counter = Counter()
    let container = Container {
      Module(ServiceKey.self) { ServiceImpl() }
      Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
        .onCreate(needs: ServiceKey.self) { model, service in
          MainActor.assertIsolated()
          if model.service.name == service.name { counter.next() }
        }
    }
    _ = container[ModelKey.self]
    #expect(counter.count == 1)
  }

  @Test func `an override replaces the hooks and their needs`() {
    let container = Container {
      Module(DaughterKey.self) { Daughter("first") }
        .onCreate(needs: MotherKey.self) { $0.meet($1) }
      Module(DaughterKey.self) { Daughter("second") }.overriding()
    }
    #expect(container[DaughterKey.self].name == "second")
  }
}
