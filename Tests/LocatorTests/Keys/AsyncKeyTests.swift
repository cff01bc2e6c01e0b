import Locator
import LocatorTestSupport
import Testing

private enum StoreKey: AsyncInjectionKey { typealias Value = any Service }
private enum LinkKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}
private enum FileKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Arguments = String
  typealias Failure = any Error
}
private enum LetterKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Arguments = String
}

/// A key of a value that the tests' own actor makes.
private enum DeskKey: AsyncInjectionKey { typealias Value = String }

@globalActor private actor Desk {
  static let shared = Desk()
}

@Desk private func deskName() -> String { "desk" }

/// An asynchronous key is read with `await`, throws its own failure, and is shared as its scope says.
@Suite struct AsyncKeyTests {
  @Test func `an asynchronous factory makes a value at each read`() async {
    let counter = Counter()
    let container = Container {
      Module(StoreKey.self) {
        await Task.yield()
        return ServiceImpl("\(counter.next())")
      }
    }
    #expect(await container.resolve(StoreKey.self).name == "1")
    #expect(await container.resolve(StoreKey.self).name == "2")
  }

  @Test func `an asynchronous singleton is made once`() async {
    let counter = Counter()
    let container = Container {
      Module(StoreKey.self, scope: .singleton) {
        await Task.yield()
        return ServiceImpl("\(counter.next())")
      }
    }
    let first = await container.resolve(StoreKey.self)
    #expect(await container.resolve(StoreKey.self) === first)
    #expect(counter.count == 1)
  }

  @Test func `an asynchronous key throws exactly its failure`() async {
    let container = Container {
      Module(LinkKey.self) { () async throws(Failed) in throw Failed(reason: "no link") }
    }
    do throws(Failed) {
      _ = try await container.resolve(LinkKey.self)
      Issue.record("The link was made.")
    } catch {
      #expect(error.reason == "no link")
    }
  }

  @Test func `an asynchronous singleton that fails is made by the next read`() async throws {
    let counter = Counter()
    let container = Container {
      Module(LinkKey.self, scope: .singleton) { () async throws(Failed) in
        guard counter.next() > 1 else { throw Failed(reason: "first") }
        return ServiceImpl("second")
      }
    }
    await #expect(throws: Failed(reason: "first")) { try await container.resolve(LinkKey.self) }
    #expect(try await container.resolve(LinkKey.self).name == "second")
  }

  @Test func `arguments come after the needs of an asynchronous module`() async throws {
    let container = Container {
      Module(NumberKey.self) { 4 }
      Module(LetterKey.self, needs: NumberKey.self) { number, text in
        await Task.yield()
        return ServiceImpl("\(number) \(text)")
      }
      Module(FileKey.self, needs: NumberKey.self) { number, name async throws in
        ServiceImpl("\(number) \(name)")
      }
    }
    #expect(await container.resolve(LetterKey.self, "a").name == "4 a")
    #expect(try await container.resolve(FileKey.self, "b").name == "4 b")
  }

  @Test func `an asynchronous singleton with arguments is made once for each value`() async throws {
    let counter = Counter()
    let container = Container {
      Module(FileKey.self, scope: .singleton) { name async throws in
        counter.next()
        return ServiceImpl(name)
      }
    }
    let names = try await ["a", "b", "a"].asyncMap {
      try await container.resolve(FileKey.self, $0).name
    }
    #expect(names == ["a", "b", "a"])
    #expect(counter.count == 2)
  }

  @Test func `a module can need asynchronous and synchronous keys`() async throws {
    let container = Container {
      Module(WordKey.self) { "word" }
      Module(ConfigKey.self) { ServiceImpl("config") }
      Module(StoreKey.self, scope: .singleton) { ServiceImpl("store") }
      Module(LinkKey.self, needs: StoreKey.self, WordKey.self, ConfigKey.self) {
        store,
        word,
        config async throws(Failed) in
        ServiceImpl("\(store.name) \(word) \(config.name)")
      }
    }
    #expect(try await container.resolve(LinkKey.self).name == "store word config")
  }

  @Test func `the failure of a need is the failure of the module`() async {
    let container = Container {
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "no config") }
      Module(LinkKey.self, needs: ConfigKey.self) { config async throws(Failed) in config }
    }
    await #expect(throws: Failed(reason: "no config")) {
      try await container.resolve(LinkKey.self)
    }
  }

  @Test func `a need that can fail in another way is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(ConfigKey.self) { ServiceImpl() }
        Module(StoreKey.self, needs: ConfigKey.self, fileID: "App/Data.swift", line: 4) { $0 }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - 'StoreKey' needs 'ConfigKey', which can fail with 'Failed', and can't throw that itself \
        (App/Data.swift:4). Need 'Provider<ConfigKey>.self' instead, and handle the error, or give \
        both keys the same 'Failure'.
        """
      )
    )
  }

  @Test func `a resolver and a provider read asynchronous keys`() async throws {
    let container = Container {
      Module(StoreKey.self) { ServiceImpl("store") }
      Module(LetterKey.self) { ServiceImpl($0) }
      Module(LinkKey.self, needs: Resolver.self, Provider<LetterKey>.self) {
        resolver,
        note async throws(Failed) in
        ServiceImpl("\(await resolver.resolve(StoreKey.self).name) \(await note("note").name)")
      }
    }
    #expect(try await container.resolve(LinkKey.self).name == "store note")
    #expect(try await container[Provider<LinkKey>.self]().name == "store note")
  }

  @Test func `a factory hops to its own actor`() async {
    let container = Container {
      Module(DeskKey.self) { @Desk in deskName() }
      Module(StoreKey.self, scope: .singleton) { @MainActor in
        MainActor.assertIsolated()
        return ServiceImpl("main")
      }
    }
    #expect(await container.resolve(DeskKey.self) == "desk")
    #expect(await container.resolve(StoreKey.self).name == "main")
  }

  @Test func `a container is current while it makes an asynchronous value`() async {
    let container = Container {
      Module(WordKey.self) { "own" }
      Module(StoreKey.self) {
        await Task.yield()
        return ServiceImpl(WordKey.currentValue())
      }
    }
    let other = Container { Module(WordKey.self) { "other" } }
    let name = await withContainer(other) { await container.resolve(StoreKey.self).name }
    #expect(name == "own")
  }

  @Test func `a shared asynchronous value never sees what a child overrides`() async {
    let parent = Container {
      Module(WordKey.self) { "parent" }
      Module(StoreKey.self, scope: .singleton, needs: WordKey.self) { ServiceImpl($0) }
    }
    let child = Container(parent: parent) { Module(WordKey.self) { "child" } }
    #expect(await child.resolve(StoreKey.self).name == "parent")
  }

  @Test(arguments: [false, true])
  func `what an asynchronous factory makes doesn't keep its container alive`(isCurrent: Bool) async
  {
    final class Maker: Service {
      let word = Inject(WordKey.self)
      var name: String { "maker" }
    }
    // Often, as the task that has made it may be on another thread still when the reader goes on.
    for _ in 1...200 {
      var container: Container? = Container {
        Module(WordKey.self) { "own" }
        Module(StoreKey.self, scope: .singleton) {
          await Task.yield()
          return Maker()
        }
      }
      weak let freed = container
      weak let service =
        if let container, isCurrent {
          await withContainer(container) { await container.resolve(StoreKey.self) }
        } else {
          await container?.resolve(StoreKey.self)
        }
      #expect(service != nil)
      container = nil
      #expect(freed == nil)
      #expect(service == nil)
    }
  }
}

extension Sequence {
  /// Maps the elements one after the other.
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
