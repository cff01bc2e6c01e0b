/// A result builder that collects the modules of a container or an assembly.
///
/// Modules, assemblies and arrays of modules can be listed in any order, and under `if`, `switch`, `for` and
/// `#available`:
///
/// ```swift
/// Container {
///   Services()
///   if isDemo { Module(ClockKey.self) { FixedClock() } } else { Module(ClockKey.self) { LiveClock() } }
/// }
/// ```
@resultBuilder
public enum ModuleBuilder: Sendable {
  // Two overloads instead of one for each type that can be listed: with one overload less to try, each statement
  // compiles faster, and so does the whole list. The overload for everything but modules is disfavored, so that the
  // compiler doesn't try it for a module.

  /// Adds a module.
  @inlinable
  public static func buildExpression<K, Domain>(
    _ module: consuming Module<K, Domain>
  ) -> AnyModule {
    AnyModule(module.definition)
  }

  /// Adds a decorator, the members of a class, a start hook, an assembly, or modules that are already listed.
  @_disfavoredOverload
  public static func buildExpression<Listed: _Listable>(_ listed: Listed) -> AnyModule {
    listed._listed
  }

  /// Returns a single statement, which needs no list.
  public static func buildBlock(_ module: AnyModule) -> AnyModule { module }

  /// Joins statements in their order.
  public static func buildBlock(_ modules: AnyModule...) -> AnyModule { AnyModule(modules) }

  /// Adds an `if` without `else`.
  public static func buildOptional(_ module: AnyModule?) -> AnyModule { module ?? AnyModule([]) }

  /// Adds the first branch of an `if` or `switch`.
  public static func buildEither(first module: AnyModule) -> AnyModule { module }

  /// Adds another branch of an `if` or `switch`.
  public static func buildEither(second module: AnyModule) -> AnyModule { module }

  /// Adds the iterations of a `for`.
  public static func buildArray(_ modules: [AnyModule]) -> AnyModule { AnyModule(modules) }

  /// Adds an `if #available`.
  public static func buildLimitedAvailability(_ module: AnyModule) -> AnyModule { module }

  /// Returns the modules of all statements.
  public static func buildFinalResult(_ module: AnyModule) -> [AnyModule] {
    if case .several(let modules) = module.entry { modules } else { [module] }
  }
}

extension [AnyModule] {
  /// Returns modules that are listed as in a container, where code needs an array of them.
  ///
  /// ```swift
  /// var modules = [AnyModule].listing {
  ///   Services()
  ///   Module(ClockKey.self) { FixedClock() }
  /// }
  /// if isDemo { modules += [AnyModule].listing { Module(PriceKey.self) { 0 } } }
  ///
  /// let container = Container { modules }
  /// ```
  public static func listing(@ModuleBuilder _ modules: () -> [AnyModule]) -> Self { modules() }
}

/// An element that a ``ModuleBuilder`` collects: a module, a decorator, members, a start hook, an assembly, or a list
/// of these, without types.
public struct AnyModule {
  /// One word, because a builder with many statements compiles faster than with a larger type.
  @usableFromInline let entry: Entry

  // Workaround for the compiler's search for earlier loads of a value, which is quadratic in the length of a builder's
  // list in Debug, and which it omits for structures of more than six fields. Remove the fields when the lists of
  // `.ci/compile-time` don't need them.
  private let field0: Void = ()
  private let field1: Void = ()
  private let field2: Void = ()
  private let field3: Void = ()
  private let field4: Void = ()
  private let field5: Void = ()
  private let field6: Void = ()

  @usableFromInline
  enum Entry {
    /// A module, a decorator, or members.
    case module(Definition)
    /// An assembly.
    indirect case assembly(any Assembly)
    /// What runs when the container has started.
    indirect case startHook(StartHook)
    /// The modules of several statements, or of none.
    case several([AnyModule])
  }

  @inlinable
  package init(_ definition: Definition) { entry = .module(definition) }

  /// Wraps an assembly, whose list is read when a container is made of it.
  init(_ assembly: any Assembly) { entry = .assembly(assembly) }

  init(_ hook: StartHook) { entry = .startHook(hook) }

  init(_ modules: [AnyModule]) { entry = .several(modules) }

  /// Erases the types of a module.
  ///
  /// A ``ModuleBuilder`` does this for you, in a container, an assembly, and an array, `[AnyModule].listing { … }`.
  /// Use it for a single element:
  ///
  /// ```swift
  /// let module = AnyModule(Module(ServiceKey.self) { ServiceImpl() })
  /// ```
  public init<K, Domain>(_ module: Module<K, Domain>) { self.init(module.definition) }

  /// Erases the types of a decorator.
  public init<K, Domain>(_ decorator: Decorator<K, Domain>) { self.init(decorator.definition) }

  /// Erases the types of members.
  public init<Object, Domain>(_ members: Members<Object, Domain>) { self.init(members.definition) }
}

/// Not sendable, because an assembly may not be.
@available(*, unavailable)
extension AnyModule: Sendable {}

@available(*, unavailable)
extension AnyModule.Entry: Sendable {}
