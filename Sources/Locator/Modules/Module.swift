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
/// Name the keys that the factory needs, twelve at most, and it gets their values in the same order. An initializer
/// that takes them is a factory already:
///
/// ```swift
/// Module(CartKey.self, needs: PriceKey.self, StoreKey.self, make: Cart.init)
/// ```
///
/// The arguments of the key come last, as one value:
///
/// ```swift
/// Module(ListKey.self, needs: APIKey.self) { api, letter in ListModel(api, letter) }
/// ```
///
/// A module of a key that is isolated to the main actor takes a factory that runs there. Every message about a module
/// names the line that it is written on. `Domain`, which the compiler infers, is ``Anywhere``, or `MainActor` for a
/// factory that runs on the main actor.
public struct Module<K, Domain>: Sendable {
  // No constraint on `K` here: each instantiation of the type would look up its conformance, and the launch time of a
  // large app would grow with the square of its modules.

  @usableFromInline let definition: Definition

  @usableFromInline
  init(definition: Definition) { self.definition = definition }
}

/// The domain of a module whose factory runs wherever its key is read.
public enum Anywhere: Sendable {}

extension Module where K: BindingKey {
  /// Names the module, so that its key can have several.
  ///
  /// A plain read of the key doesn't find a named module. It is read by name, in a list or in a map:
  ///
  /// ```swift
  /// let container = Container {
  ///   Module(AnimalKey.self) { Cat() }.named("cat")
  ///   Module(AnimalKey.self) { Dog() }.named("dog")
  /// }
  /// let cat = container[Named<AnimalKey>.self, "cat"]
  /// let animals = container[[AnimalKey].self]
  /// ```
  ///
  /// A module has one name, which isn't empty, and is unique among the modules of the key.
  public func named(_ name: String) -> Self {
    with { extras in
      if let known = extras.name, known != name { extras.earlierName = known }
      extras.name = name
    }
  }

  /// Lets the module replace an earlier one of its key, whose place it takes.
  ///
  /// A key that is bound twice in one container is a problem, unless the later module overrides the earlier one. An
  /// override of nothing is a problem, too. A module of a child container shadows the parent's without it.
  ///
  /// ```swift
  /// Container {
  ///   Services()
  ///   Module(ClockKey.self) { FixedClock() }.overriding()
  /// }
  /// ```
  public func overriding() -> Self { with { $0.isOverriding = true } }

  /// Adds the module to the list of its key, beside any number of others.
  ///
  /// A plain read of the key doesn't find the module, only a list does, and no other module is its duplicate, overrides
  /// it, or shadows it. Named modules are in the list anyway, so a module with a name and `intoList()` is a problem.
  ///
  /// ```swift
  /// let container = Container {
  ///   Module(AnimalKey.self) { Cat() }.intoList()
  ///   Module(AnimalKey.self) { Dog() }.intoList()
  /// }
  /// let animals = container[[AnimalKey].self]
  /// ```
  public func intoList() -> Self { with { $0.isInList = true } }
}

extension Module where K: BindingKey, K.Arguments == Void {
  /// Makes the shared instance when its container starts, instead of at the first read.
  ///
  /// ``Container/build(replacing:fileID:line:)`` makes the eager instances in the order of the modules, each after what
  /// it needs, once the container is the root. A container with a parent makes them at the end of its initializer. One
  /// that has no parent and isn't built doesn't make them early.
  ///
  /// For an asynchronous key, the container starts a task and doesn't wait for it. If a factory fails, the container
  /// starts nevertheless: ``Container/ready(fileID:line:)`` waits for all eager instances and throws the error, and the
  /// next read tries again. An overridden module isn't made. After a reset, the next read makes the instance.
  ///
  /// ```swift
  /// Module(StoreKey.self, scope: .singleton) { Store() }.eager()
  /// ```
  ///
  /// > Important: Stops the program if the module runs on the main actor and the container starts elsewhere. An eager
  /// > module needs a container that keeps its instances: one that isn't shared or has the scope ``Scope/weak`` is a
  /// > problem of the container.
  public func eager() -> Self { with { $0.isEager = true } }
}

extension Module {
  func with(_ change: (inout Definition.Extras) -> Void) -> Self {
    var extras = definition.extras ?? Definition.Extras()
    change(&extras)
    return Self(definition: definition.with(extras: extras))
  }
}
