import Locator

/// The names of scopes of the tests' own, which they can share, because a reset is that of one container.
enum Custom {}
enum Session {}

extension Scope where Value: Sendable {
  static var custom: Self { Self(Custom.self) }
  static var session: Self { Self(Session.self) }
}

/// Every scope, for the rules that hold in all of them or in some.
enum EveryScope: CaseIterable, Sendable {
  case transient, graph, singleton, custom, weak, expiring

  /// The scopes whose instances outlive a resolve while they are retained.
  static let shared = allCases.filter { $0 != .transient && $0 != .graph }

  /// The scopes whose instances are cached though nothing else retains them.
  static let keeping = shared.filter { $0 != .weak }

  /// The scope for a value.
  func scope<Value: Sendable>(of value: Value.Type = Value.self) -> Scope<Value> {
    switch self {
    case .transient: .transient
    case .graph: .graph
    case .singleton: .singleton
    case .custom: .custom
    case .weak: .weak
    case .expiring: .expiring(after: .seconds(86_400))
    }
  }

  /// A module of a key with the scope.
  func module<K: BindableInjectionKey & SendableMetatype>(
    _ key: K.Type,
    make: @escaping @Sendable () -> K.Value
  ) -> Module<K, Anywhere> where K.Arguments == Void, K.Value: Sendable {
    Module(key, scope: scope(of: K.Value.self), make: make)
  }

  /// A module of a key with the scope and a need.
  func module<K: BindableInjectionKey & SendableMetatype, Need: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs need: Need.Type,
    make: @escaping @Sendable (Need.Value) -> K.Value
  ) -> Module<K, Anywhere> where K.Arguments == Void, Need.Arguments == Void, K.Value: Sendable {
    Module(key, scope: scope(of: K.Value.self), needs: need, make: make)
  }

  /// A module of a key with the scope and two needs.
  func module<
    K: BindableInjectionKey & SendableMetatype,
    First: InjectionKey & SendableMetatype,
    Second: InjectionKey & SendableMetatype
  >(
    _ key: K.Type,
    needs first: First.Type,
    _ second: Second.Type,
    make: @escaping @Sendable (First.Value, Second.Value) -> K.Value
  ) -> Module<K, Anywhere>
  where
    K.Arguments == Void, First.Arguments == Void, Second.Arguments == Void, K.Value: Sendable
  {
    Module(key, scope: scope(of: K.Value.self), needs: first, second, make: make)
  }
}
