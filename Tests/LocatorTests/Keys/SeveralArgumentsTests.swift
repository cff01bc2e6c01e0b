import Locator
import LocatorInspection
import Testing

private struct PageError: Error {}
private enum PlainKey: InjectionKey {
  typealias Value = String
  typealias Arguments = (Int, String)
}
private enum FailingKey: ThrowingInjectionKey {
  typealias Value = String
  typealias Arguments = (Int, String)
  typealias Failure = PageError
}
private enum AsyncKey: AsyncInjectionKey {
  typealias Value = String
  typealias Arguments = (Int, String)
  typealias Failure = PageError
}
private enum ScreenKey: @MainActor InjectionKey {
  typealias Value = String
  typealias Arguments = (Int, String)
}
private enum ReplicaKey: AsyncInjectionKey {
  typealias Value = String
  typealias Failure = PageError
}

/// A factory takes the arguments of a tuple one by one, behind its needs, in every family.
@Suite struct SeveralArgumentsTests {
  @Test func `a plain factory takes two arguments behind a need`() {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(PlainKey.self, needs: NumberKey.self) { number, id, title in "\(number) \(id) \(title)"
      }
    }
    #expect(container[PlainKey.self, (1, "a")] == "4 1 a")
  }

  @Test func `a factory that can fail takes two arguments behind a need, on any thread`() throws {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(FailingKey.self, needs: NumberKey.self) { number, id, title throws(PageError) in
        guard id > 0 else { throw PageError() }
        return "\(number) \(id) \(title)"
      }
    }
    #expect(problems(of: container).isEmpty)
    #expect(try container[FailingKey.self, (1, "a")] == "4 1 a")
    #expect(throws: PageError.self) { try container[FailingKey.self, (0, "a")] }
  }

  @Test func `an asynchronous factory takes two arguments behind a need`() async throws {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(AsyncKey.self, needs: NumberKey.self) { number, id, title async throws(PageError) in
        await Task.yield()
        return "\(number) \(id) \(title)"
      }
    }
    #expect(try await container.resolve(AsyncKey.self, (1, "a")) == "4 1 a")
  }

  @MainActor @Test func `a main-actor factory takes two arguments behind a need`() {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(ScreenKey.self, needs: NumberKey.self) { number, id, title in
        "\(number) \(id) \(title)"
      }
    }
    #expect(container[ScreenKey.self, (1, "a")] == "4 1 a")
  }

  @MainActor
  @Test func `a main-actor factory of a key that isn't isolated takes two arguments behind a need`()
  {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(PlainKey.self, needs: NumberKey.self) { @MainActor number, id, title in
        "\(number) \(id) \(title)"
      }
    }
    #expect(problems(of: container).isEmpty)
    #expect(container[PlainKey.self, (1, "a")] == "4 1 a")
  }

  @Test func `an asynchronous factory that never fails takes five needs for a key that can`()
    async throws
  {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(
        ReplicaKey.self,
        needs: NumberKey.self,
        NumberKey.self,
        NumberKey.self,
        NumberKey.self,
        NumberKey.self
      ) { a, b, c, d, e in
        await Task.yield()
        return "\(a + b * c - d / e)"
      }
    }
    #expect(try await container.resolve(ReplicaKey.self) == "19")
  }
}
