import Locator
import LocatorTestSupport
import Testing

private enum LineKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Failure = Failed
}
private enum CellKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Arguments = Int
  typealias Failure = Failed
}
private enum AlwaysKey: ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = Never
}
private enum ReportKey: AsyncInjectionKey {
  typealias Value = String
  typealias Failure = Failed
}
private enum ScreenKey: @MainActor ThrowingInjectionKey {
  typealias Value = ModelImpl
  typealias Failure = Failed
}

/// A throwing key is composed like any other, and what is composed of it throws exactly its failure.
@Suite struct ComposedThrowingKeyTests {
  @Test func `an optional throwing key is nil if nothing binds it`() throws {
    #expect(try Container {}[LineKey?.self] == nil)
    let container = Container { Module(LineKey.self) { "line" } }
    #expect(try container[LineKey?.self] == "line")
    #expect(try container[LineKey?.self] == "line")
  }

  @Test func `an optional throwing key throws the failure of its module`() {
    let container = Container {
      Module(LineKey.self) { () throws(Failed) in throw Failed(reason: "line") }
    }
    do throws(Failed) {
      _ = try container[LineKey?.self]
      Issue.record("The line was made.")
    } catch {
      #expect(error.reason == "line")
    }
  }

  @Test func `a list of a throwing key has the values in the order of declaration`() throws {
    let container = Container {
      Module(LineKey.self) { "plain" }
      Module(LineKey.self) { "named" }.named("name")
      Module(LineKey.self) { "listed" }.intoList()
    }
    #expect(try container[[LineKey].self] == ["plain", "named", "listed"])
    #expect(try container[ByName<LineKey>.self] == ["name": "named"])
    #expect(try Container {}[[LineKey]?.self] == nil)
  }

  @Test func `the first module of a list that fails ends the read`() {
    let counter = Counter()
    let container = Container {
      Module(LineKey.self) { "plain" }
      Module(LineKey.self) { () throws(Failed) in throw Failed(reason: "second") }.intoList()
      Module(LineKey.self) { "\(counter.next())" }.intoList()
    }
    #expect(throws: Failed(reason: "second")) { try container[[LineKey].self] }
    #expect(counter.count == 0)
  }

  @Test func `the arguments of a throwing list reach each module`() throws {
    let container = Container {
      Module(CellKey.self) { number throws(Failed) in "a\(number)" }.intoList()
      Module(CellKey.self) { number throws(Failed) in "b\(number)" }.named("b")
    }
    #expect(try container[[CellKey].self, 2] == ["a2", "b2"])
    #expect(try container[ByName<CellKey>.self, 3] == ["b": "b3"])
  }

  @Test func `what is composed of a throwing key that never fails doesn't throw`() {
    let container = Container { Module(AlwaysKey.self) { 3 } }
    #expect(container[AlwaysKey?.self] == 3)
    #expect(container[[AlwaysKey].self] == [3])
  }

  @Test func `an asynchronous module needs a list of a throwing key`() async throws {
    let container = Container {
      Module(LineKey.self) { "a" }
      Module(LineKey.self) { () throws(Failed) in throw Failed(reason: "b") }.named("b")
      Module(ReportKey.self, needs: LineKey?.self) { line async throws(Failed) in line ?? "none" }
      Module(ReportKey.self, needs: [LineKey].self) { lines async throws(Failed) in lines.joined() }
        .named("all")
    }
    #expect(try await container.resolve(ReportKey.self) == "a")
    await #expect(throws: Failed(reason: "b")) {
      try await container.resolve(Named<ReportKey>?.self, "all")
    }
  }

  @MainActor @Test func `a throwing key of the main actor is composed there`() throws {
    let container = Container {
      Module(ScreenKey.self) { () throws(Failed) in ModelImpl(service: ServiceImpl("screen")) }
    }
    #expect(try container[ScreenKey?.self]?.service.name == "screen")
    #expect(try container[[ScreenKey].self].count == 1)
    #expect(try container[Lazy<ScreenKey>.self]().service.name == "screen")
  }
}
