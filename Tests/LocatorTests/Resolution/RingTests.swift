import Locator
import LocatorTestSupport
import Testing

/// An instance that a hook lets know another one.
private final class Peer: Sendable {
  let number: Int
  let child: Peer?
  private let known = Guarded<Peer?>(nil)

  init(_ number: Int, _ child: Peer? = nil) {
    self.number = number
    self.child = child
  }

  var other: Peer? {
    get { known.value }
    set { known.value = newValue }
  }
}
private enum MotherKey: InjectionKey { typealias Value = Peer }
private enum DaughterKey: InjectionKey { typealias Value = Peer }
private enum FriendKey: InjectionKey { typealias Value = Peer }
private enum LateKey: AsyncInjectionKey { typealias Value = Int }

/// Objects that know each other through a hook, entered anywhere.
@Suite(.bounded) struct RingTests {
  /// A mother that is made of a daughter, who knows her by a hook.
  private func family(_ scope: EveryScope, _ counter: Counter) -> Container {
    Container { modules(scope, counter) }
  }

  private func modules(_ scope: EveryScope, _ counter: Counter) -> [AnyModule] {
    .listing {
      scope.module(MotherKey.self, needs: DaughterKey.self) { Peer(counter.next(), $0) }
      scope.module(DaughterKey.self) { Peer(counter.next()) }
        .onCreate(needs: MotherKey.self) { $0.other = $1 }
    }
  }

  @Test(arguments: EveryScope.keeping, [true, false])
  func `a ring has one of each, whichever is read first`(scope: EveryScope, fromMother: Bool) {
    let counter = Counter()
    let container = family(scope, counter)
    let mother = fromMother ? container[MotherKey.self] : nil
    let daughter = container[DaughterKey.self]
    #expect(daughter.other === container[MotherKey.self])
    #expect(container[MotherKey.self].child === daughter)
    if let mother { #expect(mother === daughter.other) }
    #expect(counter.count == 2)
  }

  @Test func `a ring of the scope graph is closed in each resolve`() {
    let counter = Counter()
    let container = family(.graph, counter)
    let mother = container[MotherKey.self]
    #expect(mother.child?.other === mother)
    let daughter = container[DaughterKey.self]
    #expect(daughter.other?.child === daughter)
    #expect(counter.count == 4)
  }

  @Test func `a ring of three hooks is closed from every side`() {
    for entry in 0..<3 {
      let container = Container {
        Module(MotherKey.self, scope: .singleton) { Peer(1) }
          .onCreate(needs: DaughterKey.self) { $0.other = $1 }
        Module(DaughterKey.self, scope: .singleton) { Peer(2) }
          .onCreate(needs: FriendKey.self) { $0.other = $1 }
        Module(FriendKey.self, scope: .singleton) { Peer(3) }
          .onCreate(needs: MotherKey.self) { $0.other = $1 }
      }
      switch entry {
      case 0: _ = container[MotherKey.self]
      case 1: _ = container[DaughterKey.self]
      default: _ = container[FriendKey.self]
      }
      let mother = container[MotherKey.self]
      #expect(mother.other?.other?.other === mother)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `threads that enter a ring from all sides make one of each`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let counter = Counter()
      let container = family(.singleton, counter)
      let entries = (0..<4).map { _ in Bool.random(using: &generator) }
      onThreads(4) { number in
        _ = entries[number] ? container[MotherKey.self] : container[DaughterKey.self]
      }
      #expect(counter.count == 2)
      #expect(container[DaughterKey.self].other === container[MotherKey.self], "seed \(seed)")
      #expect(container[MotherKey.self].child === container[DaughterKey.self], "seed \(seed)")
    }
  }

  @Test func `an asynchronous module that needs a ring gets it closed`() async {
    let counter = Counter()
    let container = Container {
      Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self) {
        Peer(counter.next(), $0)
      }
      Module(DaughterKey.self, scope: .singleton) { Peer(counter.next()) }
        .onCreate(needs: MotherKey.self) { $0.other = $1 }
      Module(LateKey.self, scope: .singleton, needs: DaughterKey.self) { daughter async in
        daughter.other?.number ?? 0
      }
    }
    #expect(await container.resolve(LateKey.self) == 2)
  }

  @Test(arguments: EveryScope.keeping)
  func `tasks that enter a ring from all sides make one of each`(scope: EveryScope) async {
    for _ in 0..<200 {
      let counter = Counter()
      let container = Container {
        modules(scope, counter)
        Module(LateKey.self, scope: .singleton, needs: DaughterKey.self) { daughter async in
          daughter.other?.number ?? 0
        }
      }
      await withTaskGroup { group in
        group.addTask { _ = await container.resolve(LateKey.self) }
        group.addTask { _ = container[MotherKey.self] }
        group.addTask { _ = container[DaughterKey.self] }
      }
      #expect(counter.count == 2)
      #expect(container[DaughterKey.self].other === container[MotherKey.self])
      #expect(container[MotherKey.self].child === container[DaughterKey.self])
    }
  }

  @Test func `a late hook runs though the factory around it fails`() {
    let container = Container {
      Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self) { Peer(1, $0) }
      Module(DaughterKey.self, scope: .singleton) { Peer(2) }
        .onCreate(needs: MotherKey.self) { $0.other = $1 }
      Module(ConfigKey.self, needs: DaughterKey.self) { _ throws(Failed) in
        throw Failed(reason: "always")
      }
    }
    #expect(throws: Failed.self) { try container[ConfigKey.self] }
    #expect(container[DaughterKey.self].other === container[MotherKey.self])
  }

  @Test func `a transient module can't close a ring`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self) { Peer(1, $0) }
        Module(DaughterKey.self, fileID: "App/Family.swift", line: 3) { Peer(2) }
          .onCreate(needs: MotherKey.self, fileID: "App/Family.swift", line: 4) { $0.other = $1 }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.contains(
        """
        - The hook of 'DaughterKey' (App/Family.swift:4) needs 'MotherKey', which leads back to 'DaughterKey', and each \
        read of that makes a new instance with the same hook. Give 'DaughterKey' a scope, or need \
        'Provider<MotherKey>.self' and call it later.
        """
      )
    )
  }
}
