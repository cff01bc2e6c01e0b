import Locator
import LocatorTestSupport
import Testing

private enum PartKey: AsyncInjectionKey {
  typealias Value = String
  typealias Failure = Failed
}
private enum QuietKey: AsyncInjectionKey { typealias Value = Int }
private enum LineKey: AsyncInjectionKey {
  typealias Value = String
  typealias Arguments = Int
}
private enum TotalKey: AsyncInjectionKey {
  typealias Value = String
  typealias Failure = Failed
}

/// An asynchronous key is composed like any other, and what is composed of it is read with `await`.
@Suite struct ComposedAsyncKeyTests {
  @Test func `an optional asynchronous key is nil if nothing binds it`() async throws {
    #expect(try await Container {}.resolve(PartKey?.self) == nil)
    #expect(await Container {}.resolve(QuietKey?.self) == nil)
    let container = Container { Module(QuietKey.self) { 3 } }
    #expect(await container.resolve(QuietKey?.self) == 3)
  }

  @Test func `an optional asynchronous key throws the failure of its module`() async {
    let container = Container {
      Module(PartKey.self) { () async throws(Failed) in throw Failed(reason: "part") }
    }
    do throws(Failed) {
      _ = try await container.resolve(PartKey?.self)
      Issue.record("The part was made.")
    } catch {
      #expect(error.reason == "part")
    }
  }

  @Test func `a list of an asynchronous key has the values in the order of declaration`()
    async throws
  {
    let container = Container {
      Module(PartKey.self) { "plain" }
      Module(PartKey.self) { "named" }.named("name")
      Module(PartKey.self) { "listed" }.intoList()
    }
    #expect(try await container.resolve([PartKey].self) == ["plain", "named", "listed"])
    #expect(try await container.resolve(ByName<PartKey>.self) == ["name": "named"])
    #expect(try await Container {}.resolve([PartKey].self) == [])
    #expect(try await Container {}.resolve([PartKey]?.self) == nil)
    #expect(try await container.resolve(ByName<PartKey>?.self)?.count == 1)
  }

  @Test(.bounded) func `the values of an asynchronous list are made side by side`() async throws {
    let (first, second) = (Gate(), Gate())
    let container = Container {
      Module(QuietKey.self) {
        await second.open()
        await first.pass()
        return 1
      }
      .intoList()
      Module(QuietKey.self) {
        await second.pass()
        await first.open()
        return 2
      }
      .intoList()
    }
    #expect(await container.resolve([QuietKey].self) == [1, 2])
  }

  @Test(.bounded) func `a list throws the first failure and cancels the rest`() async {
    let gate = Gate()
    let container = Container {
      Module(PartKey.self) { () async throws(Failed) in
        while !Task.isCancelled { await Task.yield() }
        await gate.open()
        throw Failed(reason: "cancelled")
      }
      .intoList()
      Module(PartKey.self) { () async throws(Failed) in throw Failed(reason: "first") }.intoList()
    }
    await #expect(throws: Failed(reason: "first")) { try await container.resolve([PartKey].self) }
    await gate.pass()
  }

  @Test func `the arguments of an asynchronous list reach each module`() async {
    let container = Container {
      Module(LineKey.self) { number in "a\(number)" }.intoList()
      Module(LineKey.self) { number in "b\(number)" }.named("b")
    }
    #expect(await container.resolve([LineKey].self, 2) == ["a2", "b2"])
    #expect(await container.resolve(ByName<LineKey>.self, 3) == ["b": "b3"])
    #expect(await container.resolve(LineKey?.self, 4) == nil)
  }

  @Test func `an asynchronous module needs what is composed of others`() async throws {
    let container = Container {
      Module(PartKey.self) { "a" }
      Module(PartKey.self) { "b" }.named("b")
      Module(TotalKey.self, needs: [PartKey].self, ByName<PartKey>.self, QuietKey?.self) {
        list,
        map,
        quiet async throws(Failed) in
        "\(list) \(map) \(quiet as Int?)"
      }
    }
    #expect(try await container.resolve(TotalKey.self) == #"["a", "b"] ["b": "b"] nil"#)
  }

  @Test func `a singleton in a list is made once, by whichever read comes first`() async throws {
    let counter = Counter()
    let container = Container {
      Module(QuietKey.self, scope: .singleton) {
        await Task.yield()
        return counter.next()
      }
    }
    async let lists = (0..<4).asyncMap { _ in await container.resolve([QuietKey].self) }
    async let values = (0..<4).asyncMap { _ in await container.resolve(QuietKey.self) }
    #expect(await lists == Array(repeating: [1], count: 4))
    #expect(await values == [1, 1, 1, 1])
  }

  @Test func `a child's module shadows the parent's in an asynchronous list`() async {
    let parent = Container {
      Module(QuietKey.self) { 1 }
      Module(QuietKey.self) { 2 }.intoList()
    }
    let child = Container(parent: parent) { Module(QuietKey.self) { 3 } }
    #expect(await child.resolve([QuietKey].self) == [2, 3])
  }

  @Test func `an async list in a factory that needs itself is a cycle`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(TotalKey.self, scope: .singleton, needs: Resolver.self) {
          resolver async throws(Failed) in try await resolver.resolve([PartKey].self).joined()
        }
        Module(PartKey.self, scope: .singleton, needs: Resolver.self) {
          resolver async throws(Failed) in try await resolver.resolve(TotalKey.self)
        }
        Module(PartKey.self, scope: .singleton) { "b" }.intoList()
      }
      _ = try? await container.resolve(TotalKey.self)
    }
    let message = try StoppedProgram(result).message
    #expect(message.contains("TotalKey"), "\(message)")
    #expect(message.contains("PartKey"), "\(message)")
  }
}

extension Range<Int> {
  /// Returns the values that tasks return side by side, in order.
  fileprivate func asyncMap<Value: Sendable>(
    _ body: @escaping @Sendable (Int) async -> Value
  ) async -> [Value] {
    let tasks = map { number in Task { await body(number) } }
    var values: [Value] = []
    for task in tasks { values.append(await task.value) }
    return values
  }
}
