import Locator
import LocatorTestSupport
import Testing

/// A part of a graph, which counts how many of its kind are alive.
private final class Leaf: Sendable {
  private let freed: Counter
  init(_ freed: Counter = Counter()) { self.freed = freed }
  deinit { freed.next() }
}
private enum LeafKey: InjectionKey { typealias Value = Leaf }
private enum LeavesKey: InjectionKey { typealias Value = [Leaf] }
private enum MoreLeavesKey: InjectionKey { typealias Value = [Leaf] }
private enum AllLeavesKey: InjectionKey { typealias Value = [Leaf] }
private enum LateLeavesKey: AsyncInjectionKey { typealias Value = [Leaf] }
private enum LaterLeavesKey: AsyncInjectionKey { typealias Value = [Leaf] }

private final class Branch: Sendable {
  let leaf = Inject(LeafKey.self)
}

/// A container whose leaves a module reads in a way of its own, and once more as a need.
private func tree(@ModuleBuilder _ modules: () -> [AnyModule]) -> Container {
  Container {
    Module(LeafKey.self, scope: .graph) { Leaf() }
    Module(MoreLeavesKey.self, needs: LeafKey.self) { [$0] }
    modules()
  }
}

/// The number of different objects.
private func count(_ leaves: [Leaf]) -> Int { Set(leaves.map(ObjectIdentifier.init)).count }

/// An instance of `.graph` is shared within one resolve, and by nothing else.
@Suite struct GraphScopeTests {
  @Test func `needs of needs belong to the resolve`() {
    let container = tree {
      Module(LeavesKey.self, needs: LeafKey.self, MoreLeavesKey.self) { [$0] + $1 }
    }
    #expect(count(container[LeavesKey.self]) == 1)
    #expect(count(container[LeavesKey.self] + container[LeavesKey.self]) == 2)
  }

  @Test func `what a factory's resolver reads belongs to the resolve`() {
    let container = tree {
      Module(LeavesKey.self, needs: LeafKey.self, Resolver.self) { leaf, resolver in
        [leaf, resolver[LeafKey.self]] + resolver[MoreLeavesKey.self] + resolver[MoreLeavesKey.self]
      }
    }
    #expect(count(container[LeavesKey.self]) == 1)
  }

  @Test func `the elements of lists and maps belong to the resolve`() {
    let container = tree {
      Module(LeavesKey.self, needs: LeafKey.self) { [$0] }.named("a")
      Module(LeavesKey.self, needs: LeafKey.self) { [$0] }.named("b")
      Module(
        MoreLeavesKey.self,
        needs: [LeavesKey].self,
        ByName<LeavesKey>.self,
        LeafKey?.self
      ) { list, map, leaf in
        list.flatMap { $0 } + map.values.flatMap { $0 } + (leaf.map { [$0] } ?? [])
      }
      .overriding()
    }
    #expect(container[MoreLeavesKey.self].count == 5)
    #expect(count(container[MoreLeavesKey.self]) == 1)
    #expect(count(container[[LeavesKey].self].flatMap { $0 }) == 1)
  }

  @Test func `what decorators and hooks read belongs to the resolve`() {
    final class Bag: @unchecked Sendable {
      // Filled by the thread that makes the bag, before others see it.
      var leaves: [Leaf] = []
    }
    enum BagKey: InjectionKey { typealias Value = Bag }
    let container = tree {
      Module(BagKey.self, needs: LeafKey.self) { leaf in
        let bag = Bag()
        bag.leaves = [leaf]
        return bag
      }
      .onCreate { resolver, bag in bag.leaves += [resolver[LeafKey.self]] }
      Decorator(BagKey.self, needs: LeafKey.self) { bag, leaf in
        bag.leaves += [leaf]
        return bag
      }
    }
    let bag = container[BagKey.self]
    #expect(bag.leaves.count == 3)
    #expect(count(bag.leaves) == 1)
  }

  @Test func `a resolve ends at an asynchronous factory, which begins one of its own`() async {
    let container = tree {
      Module(LateLeavesKey.self, needs: LeafKey.self, MoreLeavesKey.self) { leaf, more in
        await Task.yield()
        return [leaf] + more
      }
      Module(LaterLeavesKey.self, needs: LeafKey.self, LateLeavesKey.self, Resolver.self) {
        leaf,
        leaves,
        resolver in
        await Task.yield()
        return [leaf, resolver[LeafKey.self]] + leaves
          + (await resolver.resolve(LateLeavesKey.self))
      }
    }
    let leaves = await container.resolve(LaterLeavesKey.self)
    #expect(leaves.count == 6)
    #expect(count(Array(leaves[..<2])) == 1)
    #expect(count(Array(leaves[2..<4])) == 1)
    #expect(count(leaves) == 3)
  }

  @Test func `a read of a container inside a factory is a resolve of its own`() {
    let container = tree {
      Module(LeavesKey.self, needs: LeafKey.self) { leaf in
        [leaf, Container.current()[LeafKey.self], LeafKey.currentValue(), Branch().leaf()]
      }
    }
    #expect(count(container[LeavesKey.self]) == 4)
  }

  @Test func `a call of a provider inside a factory is a resolve of its own`() {
    let container = tree {
      Module(LeavesKey.self, needs: LeafKey.self, Provider<LeafKey>.self) { leaf, provider in
        [leaf, provider(), provider()]
      }
    }
    #expect(count(container[LeavesKey.self]) == 3)
  }

  @Test(arguments: EveryScope.keeping)
  func `what is shared is made of a graph of its own`(scope: EveryScope) {
    let container = tree {
      scope.module(LeavesKey.self, needs: LeafKey.self, MoreLeavesKey.self) { [$0] + $1 }
      Module(AllLeavesKey.self, needs: LeafKey.self, LeavesKey.self, LeafKey.self) {
        [$0] + $1 + [$2]
      }
    }
    #expect(count(container[AllLeavesKey.self]) == 2)
    #expect(count(container[LeavesKey.self]) == 1)
  }

  @Test func `the instance of the outermost key itself belongs to its resolve`() {
    let container = tree {
      Module(LeavesKey.self, scope: .graph, needs: Resolver.self) { resolver in
        [resolver[LeafKey.self]]
      }
      Module(AllLeavesKey.self, needs: LeafKey.self, LeavesKey.self) { [$0] + $1 }
    }
    #expect(count(container[AllLeavesKey.self]) == 1)
    #expect(count([container[LeafKey.self]] + container[AllLeavesKey.self]) == 2)
  }

  @Test func `an alias shares the instance of its resolve`() {
    enum OtherLeafKey: InjectionKey { typealias Value = Leaf }
    let container = tree {
      Module(OtherLeafKey.self, needs: LeafKey.self) { $0 }
      Module(LeavesKey.self, needs: LeafKey.self, OtherLeafKey.self) { [$0, $1] }
    }
    #expect(count(container[LeavesKey.self]) == 1)
  }

  @Test func `a resolve through a child shares what the parent declares`() {
    let parent = tree {}
    let child = Container(parent: parent) {
      Module(LeavesKey.self, needs: LeafKey.self, MoreLeavesKey.self) { [$0] + $1 }
    }
    #expect(count(child[LeavesKey.self]) == 1)
    weak let leaf = child[LeavesKey.self].first
    #expect(leaf == nil)
  }

  @Test func `a factory that reads through a child doesn't end the resolve around it`() {
    let container = tree {
      Module(LeavesKey.self, needs: LeafKey.self, Resolver.self) { leaf, resolver in
        let child = Container(parent: .current()) {}
        return [leaf, child[LeafKey.self], resolver[LeafKey.self]]
      }
    }
    let leaves = container[LeavesKey.self]
    #expect(leaves[0] === leaves[2])
    #expect(leaves[0] !== leaves[1])
  }

  @Test func `nothing of a resolve is held when it has ended`() {
    let freed = Counter()
    let container = Container {
      Module(LeafKey.self, scope: .graph) { Leaf(freed) }
      Module(LeavesKey.self, needs: LeafKey.self, LeafKey.self) { [$0, $1] }
    }
    for _ in 1...20_000 { _ = container[LeavesKey.self] }
    #expect(freed.count == 20_000)
  }

  @Test func `nothing of an asynchronous resolve is held when it has ended`() async {
    let freed = Counter()
    let container = Container {
      Module(LeafKey.self, scope: .graph) { Leaf(freed) }
      Module(LateLeavesKey.self, needs: LeafKey.self, LeafKey.self) { [$0, $1] }
    }
    for _ in 1...1_000 { _ = await container.resolve(LateLeavesKey.self) }
    #expect(freed.count == 1_000)
  }

  @Test func `an asynchronous factory, its decorators and its hooks have resolves of their own`()
    async
  {
    let drafts = Guarded<[ObjectIdentifier]>([])
    let container = Container {
      Module(SharedDraftKey.self, scope: .graph) { ServiceImpl() }
      Module(LateDraftsKey.self, needs: SharedDraftKey.self, SharedDraftKey.self) {
        first, second async in
        #expect(first === second)
        drafts.change { $0.append(ObjectIdentifier(first)) }
        return [first]
      }
      .onCreate(needs: SharedDraftKey.self) { _, draft in
        drafts.change { $0.append(ObjectIdentifier(draft)) }
      }
      Decorator(LateDraftsKey.self, needs: SharedDraftKey.self) { inner, draft async in
        drafts.change { $0.append(ObjectIdentifier(draft)) }
        return inner + [draft]
      }
      Module(BothDraftsKey.self, needs: SharedDraftKey.self, LateDraftsKey.self) {
        own, others async in [own] + others
      }
    }
    // All are alive at the end, so that no two have one address.
    let all = await container.resolve(BothDraftsKey.self)
    #expect(Set(all.map(ObjectIdentifier.init)).count == 3)
    #expect(Set(drafts.value.prefix(2)).count == 2)
  }
}

private enum SharedDraftKey: InjectionKey { typealias Value = any Service }
private enum LateDraftsKey: AsyncInjectionKey { typealias Value = [any Service] }
private enum BothDraftsKey: AsyncInjectionKey { typealias Value = [any Service] }
