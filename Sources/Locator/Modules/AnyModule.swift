/// An element that a ``ModuleBuilder`` collects: a module, a decorator, members, or a list of these, without types.
public struct AnyModule: Sendable {
  /// The element without its types.
  ///
  /// One word, because a builder with many statements compiles faster than with a larger type.
  @usableFromInline let entry: Entry

  // Fields of size zero. With more than six fields, the compiler doesn't search for another load of a value. In a
  // builder it would search the whole list for each statement, which takes a fifth of the list's build time in Debug.
  private let field0 = Nothing()
  private let field1 = Nothing()
  private let field2 = Nothing()
  private let field3 = Nothing()
  private let field4 = Nothing()
  private let field5 = Nothing()
  private let field6 = Nothing()

  /// A value without bits.
  private struct Nothing: Sendable {}

  /// An element of a list.
  @usableFromInline
  enum Entry: Sendable {
    /// A module, or members.
    case module(ModuleDefinition)
    /// A decorator, indirect because a list has few of them.
    indirect case decorator(DecoratorDefinition)
    /// An assembly.
    case assembly(AssemblyInclusion)
    /// The modules of several statements, or of none.
    case several([AnyModule])
  }

  /// Erases the types of a module.
  @inlinable
  package init(_ definition: ModuleDefinition) {
    entry = .module(definition)
  }

  /// Wraps an assembly.
  init(_ inclusion: AssemblyInclusion) {
    entry = .assembly(inclusion)
  }

  /// Wraps a list.
  init(_ modules: [AnyModule]) {
    entry = .several(modules)
  }

  /// Erases the types of a module.
  ///
  /// A ``ModuleBuilder`` does this for you, in a container, an assembly, and an array, `[AnyModule].listing { … }`. Use
  /// it for a single element:
  ///
  /// ```swift
  /// let module = AnyModule(Module(ServiceKey.self) { ServiceImpl() })
  /// ```
  ///
  /// - Parameter module: The module.
  public init<K, Domain>(_ module: Module<K, Domain>) {
    self.init(module.definition)
  }

  /// Erases the types of a decorator.
  ///
  /// - Parameter decorator: The decorator.
  public init<K, Domain>(_ decorator: Decorator<K, Domain>) {
    entry = .decorator(decorator.definition)
  }

  /// Erases the types of members.
  ///
  /// - Parameter members: The members.
  public init<Object, Domain>(_ members: Members<Object, Domain>) {
    self.init(members.definition)
  }
}
