import Locator
import LocatorTestSupport
import Testing

private enum OuterKey: ThrowingInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}
private enum AnyFailureKey: ThrowingInjectionKey {
  typealias Value = any Service
  typealias Failure = any Error
}
private enum UndeclaredFailureKey: ThrowingInjectionKey { typealias Value = any Service }
private enum OpenKey: ThrowingInjectionKey {
  typealias Value = any Service
  typealias Arguments = Int
  typealias Failure = Failed
}
private enum SureKey: ThrowingInjectionKey {
  typealias Value = any Service
  typealias Failure = Never
}
private enum LinkKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}

/// A factory that throws leaves nothing behind, and the next read tries again.
@Suite struct FailureTests {
  /// A configuration that can be made from the attempt with a number on.
  private func config(_ scope: EveryScope, from number: Int, _ counter: Counter) -> Container {
    let make: @Sendable () throws(Failed) -> any Service = { () throws(Failed) in
      guard counter.next() >= number else { throw Failed(reason: "attempt \(counter.count)") }
      return ServiceImpl("attempt \(counter.count)")
    }
    return Container {
      Module(ConfigKey.self, scope: scope.scope(), make: make)
    }
  }

  @Test func `a key that declares no failure fails with any error`() throws {
    let counter = Counter()
    let container = Container {
      Module(UndeclaredFailureKey.self) { () throws in
        if counter.next() == 1 { throw Failed(reason: "first") }
        throw CancellationError()
      }
    }
    #expect(throws: Failed.self) { try container[UndeclaredFailureKey.self] }
    #expect(throws: CancellationError.self) { try container[UndeclaredFailureKey.self] }
  }

  @Test(arguments: EveryScope.allCases)
  func `a failure is thrown, isn't kept, and the next read tries again`(scope: EveryScope) throws {
    let container = config(scope, from: 3, Counter())
    for number in 1...2 {
      #expect(throws: Failed(reason: "attempt \(number)")) {
        try container[ConfigKey.self]
      }
    }
    let config = try container[ConfigKey.self]
    #expect(config.name == "attempt 3")
    let isShared = EveryScope.shared.contains(scope)
    #expect(try (container[ConfigKey.self] === config) == isShared)
  }

  @Test func `a key that could fail, and never does, takes a factory that doesn't`() {
    let container = Container {
      Module(SureKey.self) { ServiceImpl("sure") }
    }
    #expect(container[SureKey.self].name == "sure")
  }

  @Test func `a factory hands on what its provider throws, or handles it`() throws {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "inner") }
      Module(OuterKey.self, needs: Provider<ConfigKey>.self) { config throws(Failed) in
        try config()
      }
      Module(WordKey.self, needs: Provider<OuterKey>.self) { outer in
        do throws(Failed) { return try outer().name } catch { return error.reason }
      }
    }
    #expect(throws: Failed(reason: "inner")) { try container[OuterKey.self] }
    #expect(container[WordKey.self] == "inner")
  }

  @Test func `a property's provider throws at each call`() {
    struct Form { @Inject(Provider<ConfigKey>.self) var config }
    let container = config(.singleton, from: 2, Counter())
    let form = withContainer(container) { Form() }
    #expect(throws: Failed(reason: "attempt 1")) { try form.config() }
    #expect((try? form.config())?.name == "attempt 2")
  }

  @Test func `a resolver throws what the key throws`() {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "inner") }
      Module(OuterKey.self, needs: Resolver.self) { resolver throws(Failed) in
        try resolver[ConfigKey.self]
      }
    }
    #expect(throws: Failed(reason: "inner")) { try container[OuterKey.self] }
  }

  @Test func `a key may throw any error`() {
    let container = Container {
      Module(AnyFailureKey.self) { () throws in throw CancellationError() }
    }
    #expect(throws: CancellationError.self) { try container[AnyFailureKey.self] }
  }

  @Test func `one value of the arguments fails for itself`() throws {
    let counter = Counter()
    let container = Container {
      Module(OpenKey.self, scope: .singleton) { number throws(Failed) in
        counter.next()
        guard number > 0 else { throw Failed(reason: "\(number)") }
        return ServiceImpl("\(number)")
      }
    }
    #expect(try container[OpenKey.self, 1].name == "1")
    for _ in 0..<2 {
      #expect(throws: Failed(reason: "-1")) { try container[OpenKey.self, -1] }
    }
    #expect(try container[OpenKey.self, 1].name == "1")
    #expect(counter.count == 3)
  }

  @Test func `what a failed factory has made of shared values stays`() throws {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { counter.next() }
      Module(OuterKey.self, scope: .singleton, needs: NumberKey.self) { _ throws(Failed) in
        throw Failed(reason: "always")
      }
    }
    for _ in 0..<3 { #expect(throws: Failed.self) { try container[OuterKey.self] } }
    #expect(container[NumberKey.self] == 1)
  }

  @Test func `a failure frees what was made for it`() {
    final class Part {
      let freed: Counter
      init(_ freed: Counter) { self.freed = freed }
      deinit { freed.next() }
    }
    enum PartKey: InjectionKey { typealias Value = Part }
    let freed = Counter()
    let container = Container {
      Module(PartKey.self, scope: .graph) { Part(freed) }
      Module(ConfigKey.self, needs: PartKey.self, PartKey.self) { _, _ throws(Failed) in
        throw Failed(reason: "no")
      }
    }
    for number in 1...3 {
      #expect(throws: Failed.self) { try container[ConfigKey.self] }
      #expect(freed.count == number)
    }
  }

  @Test func `a failure runs no hook`() {
    let counter = Counter()
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "no") }
        .onCreate { _, _ in counter.next() }
    }
    #expect(throws: Failed.self) { try container[ConfigKey.self] }
    #expect(counter.count == 0)
  }

  @Test func `a failure of a child's module leaves the parent's alone`() throws {
    let parent = Container { Module(ConfigKey.self) { ServiceImpl("parent") } }
    let child = Container(parent: parent) {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "child") }
    }
    #expect(throws: Failed(reason: "child")) { try child[ConfigKey.self] }
    #expect(try parent[ConfigKey.self].name == "parent")
  }

  @Test func `an asynchronous module fails as its needs and its providers do`() async {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "config") }
      Module(LinkKey.self, scope: .singleton, needs: Provider<ConfigKey>.self) {
        config async throws(Failed) in
        try config()
      }
    }
    for _ in 0..<2 {
      await #expect(throws: Failed(reason: "config")) { try await container.resolve(LinkKey.self) }
    }
  }
}
