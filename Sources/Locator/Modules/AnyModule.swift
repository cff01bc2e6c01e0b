/// An element that a ``ModuleBuilder`` collects: a module, a decorator, members, or a list of these, without types.
public struct AnyModule {
  /// The element without its types.
  ///
  /// One word, because a builder with many statements compiles faster than with a larger type.
  @usableFromInline let entry: Entry

  // Workaround for the compiler's search for earlier loads of a value, which is quadratic in the length of a builder's
  // list in Debug, and which it omits for structures of more than six fields. Remove the fields when the lists of
  // `.ci/compile-time` don't need them.
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
  enum Entry {
    /// A module, or members.
    case module(Definition)
    /// A decorator, indirect because a list has few of them.
    indirect case decorator(DecoratorDefinition)
    /// An assembly.
    indirect case assembly(any Assembly)
    /// The modules of several statements, or of none.
    case several([AnyModule])
  }

  /// Erases the types of a module.
  @inlinable
  package init(_ definition: Definition) {
    entry = .module(definition)
  }

  /// Wraps an assembly, whose list is read when a container is made of it.
  init(_ assembly: any Assembly) {
    entry = .assembly(assembly)
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

/// Not sendable, because an assembly may not be.
@available(*, unavailable)
extension AnyModule: Sendable {}

@available(*, unavailable)
extension AnyModule.Entry: Sendable {}
