import Locator
import LocatorTestSupport
import Testing

/// Counts the objects of a test that are alive.
private final class Census: Sendable {
  private let count = Counter()

  var alive: Int { count.count }

  final class Member: Sendable {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.count.next()
    }

    deinit { census.count.add(-1) }
  }

  func member() -> Member { Member(self) }
}

private enum MemberKey: InjectionKey { typealias Value = Census.Member }
private enum LateMemberKey: AsyncInjectionKey { typealias Value = Census.Member }
private enum OfMemberKey: InjectionKey {
  typealias Value = Census.Member
  typealias Arguments = Census.Member
}
private enum HolderKey: InjectionKey { typealias Value = [Census.Member] }
private enum LateHolderKey: AsyncInjectionKey { typealias Value = [Census.Member] }

/// How a member is made.
private enum Way: CaseIterable {
  case read, property, need, provider, lazy, list, optional

  /// Reads a member, and lets go of it.
  func use(_ container: Container) {
    switch self {
    case .read: _ = container[MemberKey.self]
    case .property: withContainer(container) { _ = Inject(MemberKey.self)() }
    case .need: _ = container[HolderKey.self]
    case .provider: _ = container[Provider<MemberKey>.self]()
    case .lazy: _ = container[Lazy<MemberKey>.self]()
    case .list: _ = container[[MemberKey].self]
    case .optional: _ = container[MemberKey?.self]
    }
  }

  func use(asynchronously container: Container) async {
    switch self {
    case .read, .property: _ = await container.resolve(LateMemberKey.self)
    case .need: _ = await container.resolve(LateHolderKey.self)
    case .provider: _ = await container[Provider<LateMemberKey>.self]()
    case .lazy: _ = await container[Lazy<LateMemberKey>.self]()
    case .list: _ = await container.resolve([LateMemberKey].self)
    case .optional: _ = await container.resolve(LateMemberKey?.self)
    }
  }
}

/// Nothing is kept that nobody uses, and what was is released at once.
@Suite(.bounded) struct KeepingTests {
  private func container(_ census: Census, _ scope: EveryScope) -> Container {
    Container {
      scope.module(MemberKey.self) { census.member() }
      Module(HolderKey.self, needs: MemberKey.self) { [$0] }
      Module(LateMemberKey.self, scope: scope.scope()) { () async in census.member() }
      Module(LateHolderKey.self, needs: LateMemberKey.self) { member async in [member] }
    }
  }

  @Test(arguments: EveryScope.allCases, Way.allCases)
  fileprivate func `no instance outlives its last user and its container`(
    scope: EveryScope, way: Way
  ) async {
    let census = Census()
    do {
      let container = container(census, scope)
      way.use(container)
      await way.use(asynchronously: container)
      #expect(census.alive == (EveryScope.keeping.contains(scope) ? 2 : 0))
    }
    #expect(census.alive == 0)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `no generation outlives the next one`(way: Way) async throws {
    let census = Census()
    let container = container(census, .custom)
    for _ in 0..<10_000 {
      way.use(container)
      container.reset(.custom)
    }
    for _ in 0..<10_000 {
      await way.use(asynchronously: container)
      container.reset(.custom)
    }
    #expect(census.alive == 0)
  }

  @Test func `closed generations leave nothing in their container`() async throws {
    let census = Census()
    let container = Container {
      Module(MemberKey.self, scope: .session) { census.member() }.onClose { _ in }
    }
    for _ in 0..<10_000 {
      _ = container[MemberKey.self]
      container.reset(.session)
    }
    try await container.close()
    #expect(census.alive == 0)
  }

  @Test func `a task that a factory has started keeps neither the instance nor the container`()
    async
  {
    let census = Census()
    let (mayEnd, tasks) = (Gate(), Guarded<[Task<Void, Never>]>([]))
    do {
      let container = Container {
        Module(LateMemberKey.self, scope: .singleton) { () async in
          let task = Task { await mayEnd.pass() }
          tasks.change { $0.append(task) }
          return census.member()
        }
      }
      _ = await container.resolve(LateMemberKey.self)
    }
    #expect(census.alive == 0)
    await mayEnd.open()
    for task in tasks.value { await task.value }
  }

  @Test func `a value that renews itself keeps no earlier one`() async {
    let census = Census()
    let (made, isOver) = (Counter(), Gate())
    let container = Container {
      Module(LateMemberKey.self, scope: .session) { () async in
        let container = Container.current()
        if made.next() < 2_000 {
          Task {
            container.reset(.session)
            _ = await container.resolve(LateMemberKey.self)
          }
        } else {
          await isOver.open()
        }
        return census.member()
      }
    }
    _ = await container.resolve(LateMemberKey.self)
    await isOver.pass()
    for _ in 0..<100 where census.alive > 2 { await Task.yield() }
    #expect(census.alive <= 2)
  }

  @Test func `several readers of an asynchronous instance keep nothing`() async {
    let census = Census()
    for _ in 0..<100 {
      let (started, mayEnd) = (Gate(), Gate())
      let container = Container {
        Module(LateMemberKey.self, scope: .singleton) { () async in
          await started.open()
          await mayEnd.pass()
          return census.member()
        }
      }
      async let first = container.resolve(LateMemberKey.self)
      async let second = container.resolve(LateMemberKey.self)
      await started.pass()
      await mayEnd.open()
      _ = await (first, second)
    }
    #expect(census.alive == 0)
  }

  @Test func `a property releases its arguments as soon as its value exists`() {
    let census = Census()
    let numbers = Census()
    let container = Container {
      Module(OfMemberKey.self) { _ in numbers.member() }
    }
    let property = withContainer(container) { Inject(OfMemberKey.self, census.member()) }
    #expect(census.alive == 1)
    _ = property()
    #expect(census.alive == 0)
    #expect(numbers.alive == 1)
  }
}
