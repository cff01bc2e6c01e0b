import Locator
import Testing

private enum ExcusedKey: InjectionKey { typealias Value = Int }
private enum UserKey: InjectionKey { typealias Value = Int }
private enum CartKey: InjectionKey { typealias Value = Int }
private enum PriceKey: InjectionKey { typealias Value = Int }
private enum CacheKey: InjectionKey { typealias Value = any Service }
private enum LaterKey: AsyncInjectionKey { typealias Value = Int }

extension Scope {
  fileprivate static let session = Scope("session")
  fileprivate static let screen = Scope("screen")
  fileprivate static let minute = Scope.expiring(after: .seconds(60))
  fileprivate static let hour = Scope.expiring(after: .seconds(3600))
}

/// What a verification says about the modules themselves.
///
/// The keys and properties of the test program are left out here; those of `VerifiedProgramTests` are in
/// programs of their own.
private func verify(
  _ container: Container,
  children: Container...
) throws(VerificationError) -> VerificationReport {
  switch children.count {
  case 0: try container.verify(excluding: .tests, .otherTargets)
  default: try container.verify(children: children[0], excluding: .tests, .otherTargets)
  }
}

/// The problems that a verification finds.
private func problems(of container: Container) -> [VerificationProblem] {
  do throws(VerificationError) {
    return try verify(container).problems
  } catch {
    return error.problems
  }
}

/// The problems of a container that is verified with some exclusions, two at the most.
private func problems(
  excluding first: VerificationExclusion,
  _ second: VerificationExclusion? = nil,
  @ModuleBuilder _ modules: () -> [AnyModule]
) -> [VerificationProblem] {
  do throws(VerificationError) {
    return try Container(modules).verify(excluding: first, second ?? first).problems
  } catch {
    return error.problems
  }
}

@Suite struct VerificationTests {
  @Test func `no factory runs`() throws {
    let modules = (0..<1_000).map { number in
      AnyModule(Module(WordKey.self) { fatalError("A factory ran.") }.named("\(number)"))
    }
    _ = try verify(Container { modules })
  }

  @Test func `the declared mistakes are there, with the words of build()`() {
    let container = Container(fileID: "App/Main.swift", line: 1) {
      Module(UserKey.self, fileID: "App/Main.swift", line: 2) { 1 }
      Module(UserKey.self, fileID: "App/Main.swift", line: 3) { 2 }
      Module(CartKey.self, needs: PriceKey.self, fileID: "App/Main.swift", line: 4) { $0 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.kind) == [.duplicate, .unboundNeed])
    #expect(error?.problems.map(\.key) == ["UserKey", "PriceKey"])
    #expect(
      error?.description == """
        The container at App/Main.swift:1 has 2 problems:

        - 'UserKey' is bound twice, at App/Main.swift:2 and at App/Main.swift:3. Remove one of the \
        modules, or add '.overriding()' to the second.
        - Nothing is bound to 'PriceKey', which 'CartKey' needs (App/Main.swift:4). Add \
        'Module(PriceKey.self) { ... }' to the container.
        """
    )
  }

  @Test func `a child isn't blamed for the mistakes of its parent`() {
    let parent = Container {
      Module(UserKey.self) { 1 }
      Module(UserKey.self) { 2 }
    }
    let child = Container(parent: parent) { Module(CartKey.self, needs: UserKey.self) { $0 } }
    let error = #expect(throws: VerificationError.self) { try verify(child) }
    #expect(error?.problems.map(\.kind) == [.duplicate])
  }

  @Test func `a need that only a child binds is a mistake that names the child`() {
    let parent = Container {
      Module(CartKey.self, needs: UserKey.self, fileID: "App/Main.swift", line: 2) { $0 }
    }
    let child = Container(parent: parent) {
      Module(UserKey.self, fileID: "App/Session.swift", line: 8) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(parent, children: child) }
    #expect(
      error?.problems.map(\.description) == [
        """
        Nothing is bound to 'UserKey', which 'CartKey' needs (App/Main.swift:2). Add \
        'Module(UserKey.self) { ... }' to the container. The module at App/Session.swift:8 is in a \
        child container, where this one can't see it.
        """
      ]
    )
  }

  @Test func `a container that isn't a child can't be passed as one`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let other = Container(fileID: "App/Other.swift", line: 1) {}
      try Container(fileID: "App/Main.swift", line: 1) {}.verify(children: other)
    }
    #expect(
      try StoppedProgram(result).message == """
        The container at App/Other.swift:1 isn't a child of the one at App/Main.swift:1. Make it with \
        'Container(parent:)', or verify it by itself.
        """
    )
  }

  @Test func `the keys of the module that asks are looked at if one of them is bound`() {
    let own = problems(excluding: .otherTargets) { Module(UserKey.self) { 1 } }
    #expect(own.contains { $0.kind == .unboundKey && $0.key == "ExcusedKey" })
    let none = problems(excluding: .otherTargets) {}
    #expect(none.isEmpty)
  }

  @Test func `an excluded key may be unbound`() {
    let problems = problems(excluding: .otherTargets, .key(ExcusedKey.self)) {
      Module(UserKey.self) { 1 }
    }
    #expect(problems.contains { $0.kind == .unboundKey })
    #expect(!problems.contains { $0.key == "ExcusedKey" })
  }

  @Test func `what is excluded in vain is a note`() throws {
    let report = try Container {}.verify(excluding: .modules("Nowhere"), .otherTargets)
    #expect(
      report.notes.map(\.description) == ["Excluded, but without keys and properties: Nowhere."]
    )
  }

  @Test func `what members need and what is eager is read`() throws {
    let report = try verify(
      Container {
        Module(UserKey.self) { 1 }
        Members(of: ServiceImpl.self, needs: UserKey.self) { _, _ in }
        Module(CartKey.self, scope: .singleton, needs: PriceKey.self) { $0 }.eager()
        Module(PriceKey.self) { 1 }
      }
    )
    #expect(report.notes.isEmpty)
  }

  @Test func `modules that no property leads to are a note`() throws {
    let report = try verify(
      Container {
        Module(UserKey.self, fileID: "App/Main.swift", line: 2) { 1 }
        Module(CartKey.self, needs: UserKey.self, fileID: "App/Main.swift", line: 3) { $0 }
      }
    )
    #expect(report.notes.map(\.kind) == [.unreachedModules])
    #expect(
      report.notes.first?.description == """
        No property injects what these modules bind, and no module that is read needs it, so that only \
        a read by hand can reach them: 'UserKey' (App/Main.swift:2) and 'CartKey' (App/Main.swift:3).
        """
    )
  }
}

@Suite struct CaptiveDependencyTests {
  /// Two scopes, and whether an instance of the first may hold one of the second.
  static let scopes: [(holder: Scope, held: Scope, isRight: Bool)] = [
    (.singleton, .singleton, true), (.singleton, .weak, true), (.singleton, .session, false),
    (.singleton, .minute, false),
    (.weak, .singleton, true), (.weak, .weak, true), (.weak, .session, false),
    (.weak, .minute, false),
    (.session, .singleton, true), (.session, .weak, true), (.session, .session, true),
    (.session, .screen, false), (.session, .minute, false),
    (.minute, .singleton, true), (.minute, .weak, true), (.minute, .session, false),
    (.minute, .hour, true), (.hour, .minute, false), (.minute, .minute, true),
  ]

  @Test(arguments: scopes)
  func `an instance holds nothing that can be dropped before it`(
    _ scopes: (holder: Scope, held: Scope, isRight: Bool)
  ) {
    let container = Container {
      Module(CacheKey.self, scope: scopes.holder, needs: ServiceKey.self) { $0 }
      Module(ServiceKey.self, scope: scopes.held) { ServiceImpl() }
    }
    #expect(problems(of: container).map(\.kind) == (scopes.isRight ? [] : [.captiveDependency]))
  }

  @Test func `what is held through transient instances is held`() {
    let container = Container {
      Module(
        CartKey.self,
        scope: .singleton,
        needs: PriceKey.self,
        fileID: "App/Main.swift",
        line: 2
      ) { $0 }
      Module(PriceKey.self, needs: UserKey.self, fileID: "App/Main.swift", line: 3) { $0 }
      Module(UserKey.self, scope: .session, fileID: "App/Main.swift", line: 4) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(
      error?.problems.map(\.description) == [
        """
        'CartKey', of the scope 'singleton', keeps an instance of 'UserKey', of the scope 'session', \
        after that was dropped: 'CartKey' (App/Main.swift:2) -> 'PriceKey' (App/Main.swift:3) -> \
        'UserKey' (App/Main.swift:4). Let 'PriceKey' need 'Provider<UserKey>.self' instead, and call it \
        at each use, or give 'CartKey' the scope of 'UserKey'.
        """
      ]
    )
  }

  @Test func `what is held through a shared instance is that one's mistake alone`() {
    let container = Container {
      Module(CartKey.self, scope: .singleton, needs: PriceKey.self) { $0 }
      Module(PriceKey.self, scope: .singleton, needs: UserKey.self) { $0 }
      Module(UserKey.self, scope: .session) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.key) == ["PriceKey"])
  }

  @Test func `a provider holds nothing`() throws {
    _ = try verify(
      Container {
        Module(CartKey.self, scope: .singleton, needs: Provider<UserKey>.self) { $0() }
        Module(UserKey.self, scope: .session) { 1 }
      }
    )
  }

  @Test func `a list and an optional hold what they find`() {
    let container = Container {
      Module(CartKey.self, scope: .singleton, needs: [UserKey].self) { $0.count }
      Module(PriceKey.self, scope: .singleton, needs: UserKey?.self) { $0 ?? 0 }
      Module(UserKey.self, scope: .session) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.key) == ["CartKey", "PriceKey"])
  }

  @Test func `a transient instance of the parent is held as the child makes it`() {
    let parent = Container {
      Module(UserKey.self) { 1 }
      Module(PriceKey.self, needs: UserKey.self) { $0 }
    }
    let child = Container(parent: parent) {
      Module(UserKey.self, scope: .session) { 2 }
      Module(CartKey.self, scope: .singleton, needs: PriceKey.self) { $0 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(parent, children: child) }
    #expect(error?.problems.map(\.key) == ["CartKey"])
  }

  @Test func `a decorator holds what it needs`() {
    let container = Container {
      Module(CartKey.self, scope: .singleton) { 1 }
      Decorator(CartKey.self, needs: UserKey.self) { $0 + $1 }
      Module(UserKey.self, scope: .session) { 1 }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.key) == ["CartKey"])
  }
}

@Suite struct IsolationConflictTests {
  @Test func `a factory for any thread can't need what the main actor makes`() {
    let container = Container {
      Module(WordKey.self, needs: LooseModelKey.self, fileID: "App/Main.swift", line: 2) { _ in "" }
      Module(LooseModelKey.self, fileID: "App/Main.swift", line: 3) { @MainActor in
        ModelImpl(service: ServiceImpl())
      }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.kind) == [.isolationConflict])
    #expect(
      error?.problems.map(\.description) == [
        """
        'WordKey' (App/Main.swift:2) may run on any thread, and needs 'LooseModelKey' \
        (App/Main.swift:3), which is made on the main actor alone. Isolate both keys, \
        'enum WordKey: @MainActor InjectionKey', so that the compiler keeps them there, or need \
        'Provider<LooseModelKey>.self' and call it on the main actor.
        """
      ]
    )
  }

  @Test func `an asynchronous factory can't either`() {
    let container = Container {
      Module(LaterKey.self, needs: LooseModelKey.self) { _ in 1 }
      Module(LooseModelKey.self) { @MainActor in ModelImpl(service: ServiceImpl()) }
    }
    let error = #expect(throws: VerificationError.self) { try verify(container) }
    #expect(error?.problems.map(\.kind) == [.isolationConflict])
  }

  @Test func `a factory of the main actor can, and a provider can wait for it`() throws {
    _ = try verify(
      Container {
        Module(WordKey.self, needs: Provider<LooseModelKey>.self) { _ in "" }
        Module(UserKey.self, needs: LooseModelKey.self) { @MainActor _ in 1 }
        Module(LooseModelKey.self) { @MainActor in ModelImpl(service: ServiceImpl()) }
      }
    )
  }

  @Test func `a child that moves a need to the main actor is found`() {
    let parent = Container {
      Module(LooseModelKey.self) { fatalError("Nothing is made.") }
      Module(WordKey.self, needs: LooseModelKey.self) { _ in "" }
    }
    let child = Container(parent: parent) {
      Module(LooseModelKey.self) { @MainActor in ModelImpl(service: ServiceImpl()) }
    }
    let error = #expect(throws: VerificationError.self) { try verify(parent, children: child) }
    #expect(error?.problems.map(\.key) == ["WordKey"])
  }
}
