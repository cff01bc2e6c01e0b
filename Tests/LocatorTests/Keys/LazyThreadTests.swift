import Locator
import LocatorTestSupport
import Testing

/// A value that makes others of its kind later on.
private final class Tree: Sendable {
  let service: any Service
  let lazy: Lazy<ServiceKey>
  let make: Provider<ServiceKey>

  init(_ service: any Service, _ lazy: Lazy<ServiceKey>, _ make: Provider<ServiceKey>) {
    self.service = service
    self.lazy = lazy
    self.make = make
  }
}
private enum TreeKey: InjectionKey { typealias Value = Tree }
private enum AllKey: InjectionKey { typealias Value = [any Service] }
private enum LateAllKey: AsyncInjectionKey { typealias Value = [any Service] }

/// A service of a scope, and what makes others later on.
@ModuleBuilder
private func modules(_ scope: EveryScope, _ counter: Counter = Counter()) -> [AnyModule] {
  scope.module(ServiceKey.self) { ServiceImpl("\(counter.next())") }
  Module(TreeKey.self, needs: ServiceKey.self, Lazy<ServiceKey>.self, Provider<ServiceKey>.self) {
    Tree($0, $1, $2)
  }
}

/// Lazy values and providers are thread-safe, and leave other resolves alone.
@Suite(.bounded) struct LazyThreadTests {
  @Test(arguments: EveryScope.allCases)
  func `threads that call one lazy value get one instance`(scope: EveryScope) {
    let counter = Counter()
    let container = Container { modules(scope, counter) }
    let lazy = container[Lazy<ServiceKey>.self]
    let found = Guarded<[any Service]>([])
    onThreads(16) { _ in
      let service = lazy()
      found.change { $0.append(service) }
    }
    #expect(Set(found.value.map(ObjectIdentifier.init)).count == 1)
    #expect(counter.count == 1)
  }

  @Test(arguments: EveryScope.allCases, [true, false])
  func `the lazy values and providers of threads give what the scope says`(
    scope: EveryScope,
    isChild: Bool
  ) {
    let isShared = EveryScope.shared.contains(scope)
    let counter = Counter()
    let container = Container { modules(scope, counter) }
    let source = isChild ? Container(parent: container) {} : container
    let (threads, rounds) = (16, 25)
    onThreads(threads) { _ in
      for _ in 0..<rounds {
        let tree = source[TreeKey.self]
        let all = [tree.service, tree.lazy(), tree.make(), tree.make()]
        #expect(Set(all.map(ObjectIdentifier.init)).count == (isShared ? 1 : 4))
        #expect(tree.lazy() === all[1])
      }
    }
    // Nothing retains a weak instance between two rounds, so that there is no saying how many there were.
    if scope != .weak { #expect(counter.count == (isShared ? 1 : 4 * threads * rounds)) }
  }

  @Test func `a lazy value of an older resolve leaves the running one alone`() {
    let trees = Guarded<[Tree]>([])
    let container = Container {
      modules(.graph)
      Module(AllKey.self, needs: ServiceKey.self, Resolver.self) { service, resolver in
        let older = trees.value.flatMap { [$0.lazy(), $0.make()] }
        return [service, resolver[ServiceKey.self]] + older
      }
    }
    for _ in 0..<2 {
      let tree = container[TreeKey.self]
      trees.change { $0.append(tree) }
    }
    // Called for the first time in the midst of other resolves, by several threads.
    onThreads(8) { _ in
      let all = container[AllKey.self]
      #expect(all[0] === all[1])
      #expect(Set(all[1...].map(ObjectIdentifier.init)).count == 5)
      #expect(
        [all[2], all[4]].map(ObjectIdentifier.init)
          == trees.value.map { ObjectIdentifier($0.lazy()) }
      )
    }
  }

  @Test func `a lazy value of an older resolve leaves an asynchronous one alone`() async {
    let container = Container {
      modules(.graph)
      Module(LateAllKey.self, needs: ServiceKey.self, Lazy<ServiceKey>.self, Resolver.self) {
        service,
        lazy,
        resolver in
        let first = lazy()
        await Task.yield()
        return [service, resolver[ServiceKey.self], first, lazy()]
      }
    }
    let all = await container.resolve(LateAllKey.self)
    #expect(all[0] === all[1])
    #expect(all[2] === all[3])
    #expect(all[0] !== all[2])
  }
}
