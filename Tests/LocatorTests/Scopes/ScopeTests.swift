import Locator
import LocatorTestSupport
import Testing

/// Two values that need a draft each.
private struct Pair {
  let first: Draft
  let second: Draft
}
private enum PairKey: InjectionKey { typealias Value = Pair }
private enum OtherDraftKey: InjectionKey { typealias Value = Draft }
private enum PointKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Point
}

/// Arguments that all have the same hash value.
private struct Point: Hashable {
  let x: Int
  func hash(into hasher: inout Hasher) {}
}

/// A scope shares an instance as far as it says, from each read of its own to one for all.
@Suite struct ScopeTests {
  @Test func `a transient instance is new at each read`() {
    let container = Container { Module(ServiceKey.self) { ServiceImpl() } }
    #expect(container[ServiceKey.self] !== container[ServiceKey.self])
  }

  @Test func `transient is what a module is unless it says otherwise`() {
    let container = Container {
      Module(DraftKey.self) { Draft() }
      Module(OtherDraftKey.self, scope: .transient) { Draft() }
    }
    #expect(container[DraftKey.self] !== container[DraftKey.self])
    #expect(container[OtherDraftKey.self] !== container[OtherDraftKey.self])
  }

  @Test func `a singleton is made once`() {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { counter.next() }
    }
    #expect([container[NumberKey.self], container[NumberKey.self]] == [1, 1])
  }

  @Test func `a singleton with arguments is made once for each value of them`() {
    let counter = Counter()
    let container = Container {
      Module(ListKey.self, scope: .singleton) { letter in
        counter.next()
        return [letter]
      }
    }
    #expect(["a", "b", "a"].map { container[ListKey.self, $0] } == [["a"], ["b"], ["a"]])
    #expect(counter.count == 2)
  }

  @Test func `arguments are told apart by equality and not by their hash`() {
    let container = Container {
      Module(PointKey.self, scope: .singleton) { point in ServiceImpl("\(point.x)") }
    }
    let names = (0..<20).map { container[PointKey.self, Point(x: $0)].name }
    #expect(names == (0..<20).map { "\($0)" })
    let again = container[PointKey.self, Point(x: 7)]
    #expect(again === container[PointKey.self, Point(x: 7)])
  }

  @Test func `a singleton whose factory fails is made by the next read`() throws {
    let counter = Counter()
    let container = Container {
      Module(ConfigKey.self, scope: .singleton) { () throws(Failed) in
        guard counter.next() > 1 else { throw Failed(reason: "first") }
        return ServiceImpl()
      }
    }
    #expect(throws: Failed(reason: "first")) { try container[ConfigKey.self] }
    let service = try container[ConfigKey.self]
    #expect(try container[ConfigKey.self] === service)
    #expect(counter.count == 2)
  }

  @Test func `a singleton with arguments that can fail is made once for each value`() throws {
    let container = Container {
      Module(AccountKey.self, scope: .singleton) { name throws(Failed) in
        guard name != "eve" else { throw Failed(reason: name) }
        return ServiceImpl(name)
      }
    }
    #expect(throws: Failed(reason: "eve")) { try container[AccountKey.self, "eve"] }
    let ada = try container[AccountKey.self, "ada"]
    #expect(try container[AccountKey.self, "ada"] === ada)
  }

  @Test func `one resolve makes one instance of the graph scope`() {
    let container = Container {
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(OtherDraftKey.self, needs: DraftKey.self) { $0 }
      Module(PairKey.self, needs: DraftKey.self, OtherDraftKey.self, make: Pair.init)
    }
    let pair = container[PairKey.self]
    #expect(pair.first === pair.second)
    #expect(container[PairKey.self].first !== pair.first)
    #expect(container[DraftKey.self] !== container[DraftKey.self])
  }

  @Test func `a graph reaches resolvers, lists and asynchronous modules`() async {
    enum AsyncPairKey: AsyncInjectionKey { typealias Value = Bool }
    enum AllPairKey: AsyncInjectionKey { typealias Value = Bool }
    let container = Container {
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(OtherDraftKey.self, needs: Resolver.self) { $0[DraftKey.self] }.named("a")
      Module(OtherDraftKey.self, needs: DraftKey.self) { $0 }.named("b")
      Module(AllPairKey.self, needs: DraftKey.self, [OtherDraftKey].self) { draft, others in
        others.allSatisfy { $0 === draft }
      }
      Module(AsyncPairKey.self, needs: AllPairKey.self, DraftKey.self, Resolver.self) {
        isOne,
        draft,
        resolver in
        await Task.yield()
        return isOne && resolver[DraftKey.self] === draft
      }
    }
    #expect(await container.resolve(AsyncPairKey.self))
    let drafts = container[[OtherDraftKey].self]
    #expect(drafts[0] === drafts[1])
    let named = container[ByName<OtherDraftKey>.self]
    #expect(named["a"] === named["b"] && named["a"] !== drafts[0])
  }

  @Test func `a read of a container and a provider's call are resolves of their own`() {
    let root = Container { Module(DraftKey.self, scope: .graph) { Draft() } }
    let container = Container(parent: root) {
      Module(NumberKey.self, needs: DraftKey.self, Provider<DraftKey>.self, Resolver.self) {
        draft,
        makeDraft,
        resolver in
        let drafts = [
          draft, makeDraft(), makeDraft(), Container.current()[DraftKey.self],
          DraftKey.currentValue(),
          Inject(DraftKey.self)(), resolver[DraftKey.self],
        ]
        return Set(drafts.map(ObjectIdentifier.init)).count
      }
    }
    #expect(container[NumberKey.self] == 6)
  }

  @Test func `a graph has one instance for each value of the arguments`() {
    let counter = Counter()
    let container = Container {
      Module(ListKey.self, scope: .graph) { letter in [letter, "\(counter.next())"] }
      Module(WordKey.self, needs: Resolver.self) { resolver in
        ["a", "b", "a"].flatMap { resolver[ListKey.self, $0] }.joined()
      }
    }
    #expect(container[WordKey.self] == "a1b2a1")
    #expect(container[WordKey.self] == "a3b4a3")
  }

  @Test func `a resolver that outlives its resolve begins new ones`() {
    final class Keeper {
      let resolver: Resolver
      let draft: Draft
      init(_ resolver: Resolver, _ draft: Draft) {
        self.resolver = resolver
        self.draft = draft
      }
    }
    enum KeeperKey: InjectionKey { typealias Value = Keeper }
    let container = Container {
      Module(DraftKey.self, scope: .graph) { Draft() }
      Module(KeeperKey.self, needs: Resolver.self, DraftKey.self, make: Keeper.init)
    }
    let keeper = container[KeeperKey.self]
    #expect(keeper.resolver[DraftKey.self] !== keeper.draft)
    #expect(keeper.resolver[DraftKey.self] !== keeper.resolver[DraftKey.self])
    weak let draft = container[KeeperKey.self].draft
    #expect(draft == nil)
  }

  @Test func `the construction of a shared instance starts a graph of its own`() {
    final class Shared: Sendable {
      init(_ draft: Draft) {}
    }
    enum SharedKey: InjectionKey { typealias Value = Shared }
    let counter = Counter()
    let container = Container {
      Module(DraftKey.self, scope: .graph) {
        counter.next()
        return Draft()
      }
      Module(SharedKey.self, scope: .singleton, needs: DraftKey.self, make: Shared.init)
      Module(NumberKey.self, needs: DraftKey.self, SharedKey.self, DraftKey.self) { _, _, _ in 0 }
    }
    _ = container[NumberKey.self]
    #expect(counter.count == 2)
  }

  @Test func `a value type is a copy in every scope`() {
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { 1 }
    }
    var copy = container[NumberKey.self]
    copy += 1
    #expect(container[NumberKey.self] == 1)
  }

  @Test @MainActor func `a main-actor singleton needn't be Sendable`() {
    enum MainDraftKey: @MainActor InjectionKey { typealias Value = Draft }
    let container = Container {
      Module(MainDraftKey.self, scope: .singleton) { Draft() }
    }
    #expect(container[MainDraftKey.self] === container[MainDraftKey.self])
  }
}
