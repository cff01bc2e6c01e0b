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

/// A factory takes the arguments of a tuple as one value, behind its needs, in every family.
@Suite struct SeveralArgumentsTests {
  @Test func `a plain factory takes two arguments behind a need`() {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(PlainKey.self, needs: NumberKey.self) { number, page in
        "\(number) \(page.0) \(page.1)"
      }
    }
    #expect(container[PlainKey.self, (1, "a")] == "4 1 a")
  }

  @Test func `a factory that can fail takes two arguments behind a need, on any thread`() throws {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(FailingKey.self, needs: NumberKey.self) { number, page throws(PageError) in
        guard page.0 > 0 else { throw PageError() }
        return "\(number) \(page.0) \(page.1)"
      }
    }
    #expect(problems(of: container).isEmpty)
    #expect(try container[FailingKey.self, (1, "a")] == "4 1 a")
    #expect(throws: PageError.self) { try container[FailingKey.self, (0, "a")] }
  }

  @Test func `an asynchronous factory takes two arguments behind a need`() async throws {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(AsyncKey.self, needs: NumberKey.self) { number, page async throws(PageError) in
        await Task.yield()
        return "\(number) \(page.0) \(page.1)"
      }
    }
    #expect(try await container.resolve(AsyncKey.self, (1, "a")) == "4 1 a")
  }

  @MainActor @Test func `a main-actor factory takes two arguments behind a need`() {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(ScreenKey.self, needs: NumberKey.self) { number, page in
        "\(number) \(page.0) \(page.1)"
      }
    }
    #expect(container[ScreenKey.self, (1, "a")] == "4 1 a")
  }

  @Test func `an asynchronous factory takes eight needs`()
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
        NumberKey.self,
        NumberKey.self,
        NumberKey.self,
        NumberKey.self
      ) { a, b, c, d, e, f, g, h async throws(PageError) in
        await Task.yield()
        return "\([a, b, c, d, e, f, g, h])"
      }
    }
    #expect(try await container.resolve(ReplicaKey.self) == "[4, 4, 4, 4, 4, 4, 4, 4]")
  }
}
