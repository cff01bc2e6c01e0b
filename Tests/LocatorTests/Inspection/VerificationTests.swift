import Locator
import LocatorInspection
import Testing

private enum ExcusedKey: InjectionKey { typealias Value = Int }
private enum PardonedKey: InjectionKey { typealias Value = Int }
private enum UserKey: InjectionKey { typealias Value = Int }
private enum CartKey: InjectionKey { typealias Value = Int }
private enum PriceKey: InjectionKey { typealias Value = Int }

/// An object whose properties inject a key in each form.
private final class Till {
  @Inject(UserKey.self) var user
  @Inject(UserKey?.self) var optionalUser
  @Inject(Provider<UserKey>.self) var makeUser
  @Inject(CartKey.self) var cart
}

/// The problems of a container that is verified with some exclusions, two at the most.
private func problems(
  excluding first: VerificationSubject,
  _ second: VerificationSubject? = nil,
  @ModuleBuilder _ modules: () -> [AnyModule]
) -> [VerificationProblem] {
  do throws(VerificationError) {
    return try Container(modules).verify(excluding: first, second ?? first).problems
  } catch {
    return error.problems
  }
}

/// `verify()` reports keys, properties and needs that no module binds.
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
    let error = #expect(throws: VerificationError.self) { try verify(parent, child: child) }
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

  @Test func `the keys of the calling module are checked if one of them is bound`() {
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

  @Test func `several excluded keys may be unbound`() {
    let problems = problems(excluding: .otherTargets, .keys(ExcusedKey.self, PardonedKey.self)) {
      Module(UserKey.self) { 1 }
    }
    #expect(problems.contains { $0.kind == .unboundKey })
    #expect(!problems.contains { ["ExcusedKey", "PardonedKey"].contains($0.key) })
  }

  @Test func `only the modules and keys that are named are verified`() throws {
    let container = Container { Module(UserKey.self) { 1 } }
    let all = try #require(throws: VerificationError.self) {
      try container.verify(only: .modules("LocatorTests"))
    }
    #expect(all.report.problems.contains { $0.key == "ExcusedKey" })
    #expect(all.report.modules == ["LocatorTests"])
    let one = try #require(throws: VerificationError.self) {
      try container.verify(only: .key(ExcusedKey.self))
    }
    #expect(one.report.problems.map(\.key) == ["ExcusedKey"])
    #expect(try container.verify(only: .key(UserKey.self)).problems.isEmpty)
  }

  @Test func `a module without keys and properties that is to be verified is a problem`() throws {
    let container = Container(fileID: "App/Main.swift", line: 3) { Module(UserKey.self) { 1 } }
    let error = try #require(throws: VerificationError.self) {
      try container.verify(only: .modules("Nowhere"))
    }
    #expect(error.report.problems.map(\.kind) == [.emptyModule])
    #expect(error.report.keyCount == 0 && error.report.propertyCount == 0)
    #expect(
      error.report.problems.map(\.description) == [
        """
        'Nowhere', which 'only:' names, has no keys and no properties. Name a Swift module as 'import' does, such as \
        'only: .modules("App")'.
        """
      ]
    )
  }

  @Test func `a module of which no key is bound is named with what leaves it out`() throws {
    let container = Container(fileID: "App/Main.swift", line: 3) {}
    // As a caller elsewhere, for which this module is one of many.
    let error = try #require(throws: VerificationError.self) {
      try container.verify(excluding: .otherTargets, fileID: "App/Tests.swift", line: 4)
    }
    let hints = error.report.problems.map(\.description).filter { $0.contains("No key of") }
    try #require(hints.count == 1)
    #expect(
      hints[0].contains(
        "No key of 'LocatorTests' is bound: if the program doesn't use them, verify it"))
    #expect(
      hints[0].hasSuffix("'excluding: .modules(\"LocatorTests\")' or 'only: .modules(\"App\")'."))
    #expect(error.report.problems[0].description == hints[0])
  }

  @Test func `what is excluded in vain is a note`() throws {
    let report = try Container {}.verify(excluding: .modules("Nowhere"), .otherTargets)
    #expect(
      report.notes.map(\.description) == ["Named, but without keys and properties: Nowhere."]
    )
  }

  @Test func `what members need and what is eager is read`() throws {
    let report = try verify(
      Container {
        Module(UserKey.self) { 1 }
        Members(of: ServiceImpl.self).inject(UserKey.self) { _, _ in }
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
        a direct read can reach them: 'UserKey' (App/Main.swift:2) and 'CartKey' (App/Main.swift:3).
        """
    )
  }

  @Test func `a report has the number of more than five subjects, and its details list them`()
    throws
  {
    let report = try verify(
      Container(fileID: "App/Main.swift", line: 1) {
        for number in 0..<27 {
          Module(UserKey.self, fileID: "App/Main.swift", line: 2) { 1 }.named("\(number)")
        }
      }
    )
    let note = try #require(report.notes.first)
    #expect(note.subjects.count == 27)
    #expect(
      report.description.hasSuffix(
        """
        - No property injects what these modules bind, and no module that is read needs it, so that only a direct \
        read can reach them: 27 modules.

        The 'details' of the report list what the notes count.
        """
      )
    )
    #expect(note.subjects.allSatisfy { report.details.contains($0) })
    #expect(report.details.hasSuffix("- \(note)"))
    #expect(!report.details.contains("27 modules"))
  }

  @Test func `properties that inject a key of the scope graph are a note`() throws {
    let error = #expect(throws: VerificationError.self) {
      try Container {
        Module(UserKey.self, scope: .graph) { 1 }
        Module(CartKey.self) { 1 }
      }
      .verify(excluding: .otherTargets)
    }
    let note = error?.report.notes.first { $0.kind == .graphProperties }
    #expect(
      note?.subjects == [
        "'Till.optionalUser' (LocatorTests)", "'Till.user' (LocatorTests)",
      ]
    )
    #expect(
      note?.description.hasPrefix(
        "These properties inject a key of the scope 'graph', and each has "
      ) == true
    )
  }

  @Test func `each such property has an instance of its own`() {
    let container = Container { Module(ServiceKey.self, scope: .graph) { ServiceImpl() } }
    let (first, second) = withContainer(container) {
      (Inject(ServiceKey.self), Inject(ServiceKey.self))
    }
    #expect(first() !== second())
    #expect(first() === first())
  }
}
