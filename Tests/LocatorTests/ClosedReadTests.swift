import Locator
import Testing

private final class Late: Sendable {
  let shared = Inject(ServiceKey.self)
  let own = Inject(SpareKey.self)
  let word = Inject(WordKey.self)
  let lazy: Lazy<ServiceKey>
  let make: Provider<SpareKey>

  init(_ lazy: Lazy<ServiceKey>, _ make: Provider<SpareKey>) {
    self.lazy = lazy
    self.make = make
  }
}
private enum LateKey: InjectionKey { typealias Value = Late }
private enum ArchiveKey: AsyncInjectionKey { typealias Value = any Service }
private final class Form { var word = "" }

/// A session, and the container of its program.
private func session() -> (parent: Container, child: Container) {
  let parent = Container {
    Module(WordKey.self, scope: .singleton) { "parent's" }
    Module(ArchiveKey.self) { ServiceImpl("parent's") }
  }
  let child = Container(parent: parent) {
    Module(ServiceKey.self, scope: .singleton) { ServiceImpl("shared") }
    Module(SpareKey.self) { ServiceImpl("transient") }
    Module(LateKey.self, needs: Lazy<ServiceKey>.self, Provider<SpareKey>.self, make: Late.init)
    Members(of: Form.self, needs: WordKey.self) { $0.word = $1 }
  }
  return (parent, child)
}

/// The ways of reading a session that is closed.
private enum Way: String, CaseIterable, Codable {
  case parentsKey, parentsAsynchronousKey, property, propertyOfParentsKey, lazy, provider, members

  func read(_ container: Container, _ late: Late) async {
    switch self {
    case .parentsKey: _ = container[WordKey.self]
    case .parentsAsynchronousKey: _ = await container.resolve(ArchiveKey.self)
    case .property: _ = late.shared()
    case .propertyOfParentsKey: _ = late.word()
    case .lazy: _ = late.lazy()
    case .provider: _ = late.make()
    case .members: container.inject(into: Form())
    }
  }

  /// What the message names.
  var subject: String {
    switch self {
    case .parentsKey, .propertyOfParentsKey: "'WordKey'"
    case .parentsAsynchronousKey: "'ArchiveKey'"
    case .property, .lazy: "'ServiceKey'"
    case .provider: "'SpareKey'"
    case .members: "'Members(of: Form.self)'"
    }
  }
}

/// What can be read of a session when it is closed.
@Suite struct ClosedReadTests {
  @Test(arguments: Way.allCases)
  private func `a closed session refuses every way to what is shared or new`(way: Way) async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [way] in
      let (parent, child) = session()
      let late = child[LateKey.self]
      // Once before, so that nothing is kept from then.
      await way.read(child, late)
      try await child.close()
      await way.read(child, late)
      withExtendedLifetime(parent) {}
    }
    let message = try StoppedProgram(result).message
    #expect(message.hasPrefix(way.subject))
    #expect(message.contains(/was (read|used) after its container was closed/))
  }

  @Test func `a value of its own that a property holds stays readable`() async throws {
    let (parent, child) = session()
    let late = child[LateKey.self]
    let own = late.own()
    try await child.close()
    #expect(late.own() === own)
    #expect(own.name == "transient")
    // And the program goes on.
    #expect(parent[WordKey.self] == "parent's")
  }
}

/// What closes an instance in several steps.
@Suite struct CloseStepTests {
  @Test func `several closures run in their order, whatever they throw`() async {
    let steps = Guarded<[String]>([])
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 4 }
        .onClose { _ in
          steps.change { $0.append("first") }
          throw Failed(reason: "first")
        }
        .onClose { number in
          await Task.yield()
          steps.change { $0.append("second of \(number)") }
        }
        .onClose { _ in
          steps.change { $0.append("third") }
          throw CancellationError()
        }
      Module(WordKey.self, scope: .custom) { "word" }
        .onClose { _ in throw Failed(reason: "word") }
        .onClose { _ in steps.change { $0.append("after the word") } }
    }
    _ = (container[NumberKey.self], container[WordKey.self])
    // What a reset has closed is told by the end, too.
    container.reset(.custom)
    let error = await #expect(throws: CloseError.self) { try await container.close() }
    #expect(steps.value.filter { $0 != "after the word" } == ["first", "second of 4", "third"])
    #expect(steps.value.contains("after the word"))
    #expect(
      Set(error?.errors.map { "\($0)" } ?? []) == [
        "Failed(reason: \"first\")", "CancellationError()", "Failed(reason: \"word\")",
      ]
    )
    #expect(error?.errors.count == 3)
  }
}
