import Locator
import LocatorTestSupport
import Testing

/// An instance that knows another one of its session.
private final class Peer: Sendable {
  private let link: Guarded<(@Sendable () -> Peer)?>
  private let freed: Counter

  var other: Peer? { link.value?() }

  init(freed: Counter, _ other: @escaping @Sendable () -> Peer) {
    link = Guarded(other)
    self.freed = freed
  }

  deinit { freed.next() }

  func leave() { link.value = nil }
}
private enum LeftKey: InjectionKey { typealias Value = Peer }
private enum RightKey: InjectionKey { typealias Value = Peer }

/// How two instances know each other.
private enum Bond: CaseIterable {
  case property, lazy, provider

  /// Those that retain no instance that its container keeps.
  static let loose = [lazy, provider]

  /// A module of an instance that knows the one of another key.
  func module<Own, Other>(
    _ own: Own.Type,
    knows other: Other.Type,
    _ scope: EveryScope,
    _ freed: Counter
  ) -> Module<Own, Anywhere>
  where
    Own: BindableInjectionKey & SendableMetatype, Own.Value == Peer, Own.Arguments == Void,
    Other: InjectionKey & SendableMetatype, Other.Value == Peer, Other.Arguments == Void
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
  private func session(_ bond: Bond, _ scope: EveryScope, _ freed: Counter) -> Container {
    Container(parent: Container {}) {
      bond.module(LeftKey.self, knows: RightKey.self, scope, freed)
      bond.module(RightKey.self, knows: LeftKey.self, scope, freed)
    }
  }

  @Test(arguments: Bond.loose, EveryScope.keeping)
  private func `instances that know each other are freed with their session`(
    bond: Bond,
    scope: EveryScope
  ) {
    let freed = Counter()
    weak var dropped: Container?
    do {
      let session = session(bond, scope, freed)
      dropped = session
      let left = session[LeftKey.self]
      #expect(left.other?.other === left)
      #expect(left.other === session[RightKey.self])
    }
    #expect(dropped == nil)
    #expect(freed.count == 2)
  }

  @Test(arguments: EveryScope.keeping)
  func `instances with properties of each other outlive their session, until one lets go`(
    scope: EveryScope
  ) {
    let freed = Counter()
    weak var dropped: Container?
    weak var left: Peer?
    do {
      let session = session(.property, scope, freed)
      dropped = session
      left = session[LeftKey.self]
      #expect(left?.other?.other === left)
    }
    #expect(dropped == nil)
    #expect(freed.count == 0)
    left?.leave()
    #expect(freed.count == 2)
  }
}
