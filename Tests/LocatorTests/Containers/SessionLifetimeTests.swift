import Locator
import Testing

/// An instance that knows another one of its session.
private final class Peer: Sendable {
  let other: @Sendable () -> Peer
  private let freed: Counter

  init(freed: Counter, _ other: @escaping @Sendable () -> Peer) {
    self.other = other
    self.freed = freed
  }

  deinit { freed.next() }
}
private enum LeftKey: InjectionKey { typealias Value = Peer }
private enum RightKey: InjectionKey { typealias Value = Peer }

/// How two instances know each other.
private enum Bond: CaseIterable {
  case property, lazy, provider

  /// A module of an instance that knows the one of another key.
  func module<Own, Other>(
    _ own: Own.Type,
    knows other: Other.Type,
    _ scope: EveryScope,
    _ freed: Counter
  ) -> Module<Own, Anywhere>
  where
    Own: InjectionKey & SendableMetatype, Own.Value == Peer, Own.Arguments == Void,
    Own._Form == BindableKey, Other: InjectionKey & SendableMetatype, Other.Value == Peer,
    Other.Arguments == Void
  {
    scope.module(
      own,
      needs: Lazy<Other>.self,
      Provider<Other>.self
    ) { lazy, make in
      switch self {
      case .property:
        let property = Inject(Other.self)
        return Peer(freed: freed) { property() }
      case .lazy: return Peer(freed: freed) { lazy() }
      case .provider: return Peer(freed: freed) { make() }
      }
    }
  }
}

/// A session that isn't closed is freed with all that it has made.
@Suite struct SessionLifetimeTests {
  @Test(arguments: Bond.allCases, EveryScope.keeping)
  private func `instances that know each other are freed with their session`(
    bond: Bond,
    scope: EveryScope
  ) {
    let freed = Counter()
    let program = Container {}
    weak var dropped: Container?
    do {
      let session = Container(parent: program) {
        bond.module(LeftKey.self, knows: RightKey.self, scope, freed)
        bond.module(RightKey.self, knows: LeftKey.self, scope, freed)
      }
      dropped = session
      let left = session[LeftKey.self]
      #expect(left.other().other() === left)
      #expect(left.other() === session[RightKey.self])
    }
    #expect(dropped == nil)
    #expect(freed.count == 2)
  }
}
