import Locator
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
    #expect(["a", "b", "a"].map { container.resolve(ListKey.self, $0) } == [["a"], ["b"], ["a"]])
    #expect(counter.count == 2)
  }

  @Test func `arguments are told apart by equality and not by their hash`() {
    let container = Container {
      Module(PointKey.self, scope: .singleton) { point in ServiceImpl("\(point.x)") }
    }
    let names = (0..<20).map { container.resolve(PointKey.self, Point(x: $0)).name }
    #expect(names == (0..<20).map { "\($0)" })
    let again = container.resolve(PointKey.self, Point(x: 7))
    #expect(again === container.resolve(PointKey.self, Point(x: 7)))
  }

  @Test func `a singleton whose factory fails is made by the next read`() throws {
    let counter = Counter()
    let container = Container {
      Module(ConfigKey.self, scope: .singleton) { () throws(Failed) in
        guard counter.next() > 1 else { throw Failed(reason: "first") }
        return ServiceImpl()
      }
    }
    #expect(throws: Failed(reason: "first")) { try container.resolve(ConfigKey.self) }
    let service = try container.resolve(ConfigKey.self)
    #expect(try container.resolve(ConfigKey.self) === service)
    #expect(counter.count == 2)
  }

  @Test func `a singleton with arguments that can fail is made once for each value`() throws {
    let container = Container {
      Module(AccountKey.self, scope: .singleton) { name throws(Failed) in
        guard name != "eve" else { throw Failed(reason: name) }
        return ServiceImpl(name)
      }
    }
    #expect(throws: Failed(reason: "eve")) { try container.resolve(AccountKey.self, "eve") }
    let ada = try container.resolve(AccountKey.self, "ada")
    #expect(try container.resolve(AccountKey.self, "ada") === ada)
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
    enum LooseDraftKey: InjectionKey { typealias Value = Draft }
    let container = Container {
      Module(MainDraftKey.self, scope: .singleton) { Draft() }
      Module(LooseDraftKey.self, scope: .singleton) { @MainActor in Draft() }
    }
    #expect(container[MainDraftKey.self] === container[MainDraftKey.self])
    #expect(container[LooseDraftKey.self] === container[LooseDraftKey.self])
  }
}
