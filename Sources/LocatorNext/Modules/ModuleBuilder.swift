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

  /// Adds a decorator, the members of a class, an assembly, or modules that are already listed.
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
  ///
  /// - Parameter modules: The modules.
  /// - Returns: The array.
  public static func listing(@ModuleBuilder _ modules: () -> [AnyModule]) -> Self { modules() }
}

// Overloads for common mistakes.
extension ModuleBuilder {
  /// Explains that a key isn't a module.
  @available(*, unavailable, message: "this is a key: write 'Module(Key.self) { ... }'")
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public static func buildExpression<K: BindingKey>(_ key: K.Type) -> AnyModule { AnyModule([]) }

  /// Explains that a container isn't a module.
  @available(
    *,
    unavailable,
    message: "a container isn't listed: write 'Container(parent: container) { ... }'"
  )
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public static func buildExpression(_ container: Container) -> AnyModule { AnyModule([]) }

  /// Explains what can be listed.
  @available(*, unavailable, message: "a list takes modules, decorators, members, and assemblies")
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public static func buildExpression<Other>(_ other: Other) -> AnyModule { AnyModule([]) }
}
