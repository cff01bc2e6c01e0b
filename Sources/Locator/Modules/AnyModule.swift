/// A module of any key: what a ``ModuleBuilder`` collects.
public struct AnyModule: Sendable {
  /// The module without its types.
  var binding: Binding

  /// Keeps a module of some key.
  ///
  /// A ``ModuleBuilder`` does this by itself. Use it where you build an array of modules by hand:
  ///
  /// ```swift
  /// let modules: [AnyModule] = [AnyModule(Module(ServiceKey.self) { ServiceImpl() })]
  /// ```
  ///
  /// - Parameter module: The module.
  public init<K, Domain>(_ module: Module<K, Domain>) {
    binding = module.binding
  }
}
