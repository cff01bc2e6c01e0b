import Locator
import LocatorTestSupport
import Testing

private enum LinkKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Failure = Failed
}
private enum FileKey: AsyncInjectionKey {
  typealias Value = any Service
  typealias Arguments = String
}

private final class Reader {
  @Inject(Lazy<ConfigKey>.self) var config
  @Inject(Lazy<LinkKey>.self) var link
  @Inject(Lazy<FileKey>.self, "name") var file
}

/// A `Lazy` of a key that can fail, or that is asynchronous, has one value, too.
@Suite struct FailingLazyTests {
  @Test(arguments: [EveryScope.transient, .singleton, .custom, .weak])
  func `a lazy value of a throwing key is made once`(scope: EveryScope) throws {
    let counter = Counter()
    let make: @Sendable () throws(Failed) -> any Service = { ServiceImpl("\(counter.next())") }
    let container = Container { Module(ConfigKey.self, scope: scope.scope(), make: make) }
    let reader = withContainer(container) { Reader() }
    #expect(!(try reader.config().name.isEmpty))
    #expect(try reader.config() === reader.config())
    #expect(counter.count == 1)
  }

  @Test(arguments: [EveryScope.transient, .singleton, .custom, .weak])
  func `a lazy value of an asynchronous key is made once`(scope: EveryScope) async throws {
    let counter = Counter()
    let container = Container {
      Module(LinkKey.self, scope: scope.scope()) {
        await Task.yield()
        return ServiceImpl("\(counter.next())")
      }
    }
    let lazy = container[Lazy<LinkKey>.self]
    #expect(try await lazy() === lazy())
    #expect(counter.count == 1)
  }

  @Test func `all tasks wait for one lazy value`() async throws {
    let counter = Counter()
    let container = Container {
      Module(LinkKey.self) {
        await Task.yield()
        return ServiceImpl("\(counter.next())")
      }
    }
    let lazy = container[Lazy<LinkKey>.self]
    let values = try await withThrowingTaskGroup(of: (any Service).self) { group in
      for _ in 0..<16 { group.addTask { try await lazy() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values.count == 16)
    #expect(values.allSatisfy { $0 === values[0] })
    #expect(counter.count == 1)
  }

  @Test func `a lazy value that fails is made by the next call`() async throws {
    let counter = Counter()
    let make: @Sendable () throws(Failed) -> any Service = { () throws(Failed) in
      guard counter.next() > 1 else { throw Failed(reason: "first") }
      return ServiceImpl("second")
    }
    let container = Container {
      Module(ConfigKey.self, make: make)
      Module(LinkKey.self) { () async throws(Failed) in try make() }
    }
    let config = container[Lazy<ConfigKey>.self]
    #expect(throws: Failed(reason: "first")) { try config() }
    #expect(try config().name == "second")
    let link = container[Lazy<LinkKey>.self]
    #expect(try await link().name == "second")
  }

  @Test func `two lazy values of a transient are two`() async throws {
    let container = Container {
      Module(LinkKey.self) { ServiceImpl() }
      Module(ConfigKey.self) { ServiceImpl() }
    }
    let (first, second) = (container[Lazy<LinkKey>.self], container[Lazy<LinkKey>.self])
    #expect(try await first() !== second())
    let (one, other) = (container[Lazy<ConfigKey>.self], container[Lazy<ConfigKey>.self])
    #expect(try one() !== other())
  }

  @Test func `the arguments of a lazy value are stored until the first call`() async throws {
    let container = Container { Module(FileKey.self) { name in ServiceImpl(name) } }
    let reader = withContainer(container) { Reader() }
    #expect(await reader.file().name == "name")
    #expect(await reader.file() === reader.file())
  }

  @Test func `a module that never fails may need a lazy value that can`() async {
    let container = Container {
      Module(FileKey.self, needs: Lazy<LinkKey>.self, Lazy<ConfigKey>.self, Weak<LinkKey>.self) {
        link,
        config,
        weak,
        name in
        let found = (try? await link())?.name ?? "no link"
        return ServiceImpl("\(name): \(found), \((try? config())?.name ?? "no config")")
      }
      Module(LinkKey.self) { () async throws(Failed) in throw Failed(reason: "link") }
      Module(ConfigKey.self) { ServiceImpl("config") }
    }
    #expect(await container.resolve(FileKey.self, "a").name == "a: no link, config")
  }

  @Test func `a lazy value of a scope follows its reset`() async throws {
    let container = Container {
      Module(LinkKey.self, scope: .session) { ServiceImpl() }
      Module(ConfigKey.self, scope: .session) { ServiceImpl() }
    }
    let (link, config) = (container[Lazy<LinkKey>.self], container[Lazy<ConfigKey>.self])
    let before = (try await link(), try config())
    container.reset(.session)
    #expect(try await link() !== before.0)
    #expect(try config() !== before.1)
  }

  @Test func `a lazy value keeps no container alive`() async throws {
    var container: Container? = Container { Module(LinkKey.self) { ServiceImpl() } }
    weak let freed = container
    let lazy = try #require(container)[Lazy<LinkKey>.self]
    _ = try await lazy()
    container = nil
    #expect(freed == nil)
  }
}
