/// A module or a decorator of any key, or the members of any class: what a ``ModuleBuilder`` collects.
public struct AnyModule: Sendable {
  /// The module or the decorator, without its types.
  let entry: Entry

  /// The assembly that lists it, if that has no state, so that it counts once.
  var assembly: Inclusion?

  /// The innermost assembly that lists it.
  var listing: Any.Type?

  /// What a list of modules has.
  enum Entry {
    /// A module, or members.
    case module(Binding)
    /// A decorator, which there are few of in a list.
    indirect case decorator(Decoration)
  }

  /// Keeps a module without its types.
  init(_ binding: Binding) {
    entry = .module(binding)
  }

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
    self.init(module.binding)
  }

  /// Keeps a decorator of some key.
  ///
  /// - Parameter decorator: The decorator.
  public init<K, Domain>(_ decorator: Decorator<K, Domain>) {
    entry = .decorator(decorator.decoration)
  }

  /// Keeps the members of some class.
  ///
  /// - Parameter members: The members.
  public init<Object, Domain>(_ members: Members<Object, Domain>) {
    self.init(members.binding)
  }
}
