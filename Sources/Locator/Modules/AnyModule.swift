/// A module or a decorator of any key, the members of any class, or a list of such: what a ``ModuleBuilder`` collects.
public struct AnyModule: Sendable {
  /// What is listed, without its types.
  ///
  /// One word, so that a builder with many statements compiles sooner than with more.
  @usableFromInline let entry: Entry

  // Fields of no size. With more than six of them, the compiler doesn't look for another load of a value: in a builder
  // it would look through the whole list for each statement, which takes a fifth of a Debug build's time for the list.
  private let field0 = Nothing()
  private let field1 = Nothing()
  private let field2 = Nothing()
  private let field3 = Nothing()
  private let field4 = Nothing()
  private let field5 = Nothing()
  private let field6 = Nothing()

  /// A value without a bit.
  private struct Nothing: Sendable {}

  /// What is listed.
  @usableFromInline
  enum Entry: Sendable {
    /// A module, or members.
    case module(ModuleDefinition)
    /// A decorator, which there are few of in a list.
    indirect case decorator(DecoratorDefinition)
    /// An assembly.
    case assembly(AssemblyInclusion)
    /// The modules of several statements, or of none.
    case several([AnyModule])
  }

  /// Keeps a module without its types.
  @inlinable
  package init(_ definition: ModuleDefinition) {
    entry = .module(definition)
  }

  /// Keeps an assembly.
  init(_ inclusion: AssemblyInclusion) {
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
    self.init(module.definition)
  }

  /// Keeps a decorator of some key.
  ///
  /// - Parameter decorator: The decorator.
  public init<K, Domain>(_ decorator: Decorator<K, Domain>) {
    entry = .decorator(decorator.definition)
  }

  /// Keeps the members of some class.
  ///
  /// - Parameter members: The members.
  public init<Object, Domain>(_ members: Members<Object, Domain>) {
    self.init(members.definition)
  }
}
