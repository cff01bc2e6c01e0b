import Locator

extension Scope {
  /// Scopes of the tests' own, which they can share, because a reset is that of one container.
  static let custom = Scope("custom")
  static let session = Scope("session")
}

/// Every scope, for the rules that hold in all of them or in some.
enum EveryScope: CaseIterable, Sendable {
  case transient, graph, singleton, custom, weak, expiring

  /// The scopes whose instances outlive a resolve while they are retained.
  static let shared = allCases.filter { $0.scope != nil }

  /// The scopes whose instances are cached though nothing else retains them.
  static let keeping = shared.filter { $0 != .weak }

  /// The scope that shares, if it is one.
  var scope: Scope? {
    switch self {
    case .transient, .graph: nil
    case .singleton: .singleton
    case .custom: .custom
    case .weak: .weak
    case .expiring: .expiring(after: .seconds(86_400))
    }
  }

  /// The scope that doesn't share, if it is one.
  var local: LocalScope { self == .graph ? .graph : .transient }

  /// A module of a key with the scope.
  func module<K: BindableInjectionKey & SendableMetatype>(
    _ key: K.Type,
    make: @escaping @Sendable () -> K.Value
  ) -> Module<K, Anywhere> where K.Arguments == Void, K.Value: Sendable {
    if let scope { return Module(key, scope: scope, make: make) }
    return Module(key, scope: local, make: make)
  }

  /// A module of a key with the scope and a need.
  func module<K: InjectionKey & SendableMetatype, Need: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs need: Need.Type,
    make: @escaping @Sendable (Need.Value) -> K.Value
  ) -> Module<K, Anywhere>
  where K.Arguments == Void, Need.Arguments == Void, K.Value: Sendable, K._Form == BindableKey {
    if let scope { return Module(key, scope: scope, needs: need, make: make) }
    return Module(key, scope: local, needs: need, make: make)
  }

  /// A module of a key with the scope and two needs.
  func module<
    K: InjectionKey & SendableMetatype,
    First: InjectionKey & SendableMetatype,
    Second: InjectionKey & SendableMetatype
  >(
    _ key: K.Type,
    needs first: First.Type,
    _ second: Second.Type,
    make: @escaping @Sendable (First.Value, Second.Value) -> K.Value
  ) -> Module<K, Anywhere>
  where
    K.Arguments == Void, First.Arguments == Void, Second.Arguments == Void, K.Value: Sendable,
    K._Form == BindableKey
  {
    if let scope { return Module(key, scope: scope, needs: first, second, make: make) }
    return Module(key, scope: local, needs: first, second, make: make)
  }
}
