/// A module or a decorator of any key, the members of any class, or a list of such: what a ``ModuleBuilder`` collects.
public struct AnyModule: Sendable {
  /// What is listed, without its types.
  ///
  /// One word, so that a builder with many statements compiles sooner than with more.
  @usableFromInline let entry: Entry

  /// What is listed.
  @usableFromInline
  enum Entry: Sendable {
    /// A module, or members.
    case module(Binding)
    /// A decorator, which there are few of in a list.
    indirect case decorator(Decoration)
    /// An assembly.
    case assembly(Inclusion)
    /// The modules of several statements, or of none.
    case several([AnyModule])
  }

  /// Keeps a module without its types.
  @inlinable
  init(_ binding: Binding) {
    entry = .module(binding)
  }

  /// Keeps an assembly.
  init(_ inclusion: Inclusion) {
    entry = .assembly(inclusion)
  }

  /// Keeps a list.
  init(_ modules: [AnyModule]) {
    entry = .several(modules)
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
