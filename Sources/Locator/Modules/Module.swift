/// What makes the value of a key.
///
/// A module names its key and gives a factory, which runs when the value is wanted:
///
/// ```swift
/// Container {
///   Module(ServiceKey.self) { ServiceImpl() }
/// }
/// .build()
/// ```
///
/// Name what the factory needs, and it gets the values in the same order. An initializer that takes
/// them is a factory as it is:
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
/// A module of a key that is isolated to the main actor takes a factory that runs there. A module
/// remembers the line where it is written, and every message about it names that line.
///
/// `Domain` is ``Anywhere``, or `MainActor` for a factory that runs on the main actor; the compiler
/// infers it.
public struct Module<K, Domain>: Sendable {
  // No constraint on `K` here: each instantiation of the type would look its conformance up, and the
  // start of a large app would take time that grows with the square of its modules.

  /// The module without its types.
  @usableFromInline let definition: ModuleDefinition
}

/// The domain of a module whose factory runs wherever its value is read.
public enum Anywhere: Sendable {}
