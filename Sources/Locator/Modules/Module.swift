/// A binding of a key to the factory of its value.
///
/// A module names its key and a factory, which runs when a read needs the value:
///
/// ```swift
/// Container {
///   Module(ServiceKey.self) { ServiceImpl() }
/// }
/// .build()
/// ```
///
/// Name the keys that the factory needs, and it gets their values in the same order. An initializer that takes them is
/// a factory already:
///
/// ```swift
/// Module(CartKey.self, needs: PriceKey.self, StoreKey.self, make: Cart.init)
/// ```
///
/// The arguments of the key come last:
///
/// ```swift
/// Module(ListKey.self, needs: APIKey.self) { api, letter in ListModel(api, letter) }
/// ```
///
/// A module of a key that is isolated to the main actor takes a factory that runs there. A module remembers the line
/// that it is written on, and every message about it names that line.
///
/// `Domain` is ``Anywhere``, or `MainActor` for a factory that runs on the main actor; the compiler infers it.
public struct Module<K, Domain>: Sendable {
  // No constraint on `K` here: each instantiation of the type would look up its conformance, and the launch time of a
  // large app would grow with the square of its modules.

  /// The module without its types.
  @usableFromInline let definition: ModuleDefinition
}

/// The domain of a module whose factory runs wherever its key is read.
public enum Anywhere: Sendable {}
