/// Collects the modules of a container or an assembly.
///
/// Modules, assemblies and arrays of modules stand in any order, under `if`, `switch`, `for` and
/// `#available` too:
///
/// ```swift
/// Container {
///   Services()
///   if isDemo { Module(ClockKey.self) { FixedClock() } } else { Module(ClockKey.self) { LiveClock() } }
/// }
/// ```
@resultBuilder
public enum ModuleBuilder: Sendable {
  // Two forms and not one for each type that can be listed: a statement with one form less to try is compiled sooner,
  // and so is the list that it stands in. What isn't a module is disfavored, so that the compiler doesn't try it where
  // a module stands.

  /// Takes a module.
  @inlinable
  public static func buildExpression<K, Domain>(
    _ module: consuming Module<K, Domain>
  ) -> AnyModule {
    AnyModule(module.definition)
  }

  /// Takes a decorator, the members of a class, an assembly, or modules that are listed already.
  @_disfavoredOverload
  public static func buildExpression<Listed: _Listable>(_ listed: Listed) -> AnyModule {
    listed._listed
  }

  /// Takes a single statement, which needs no list.
  public static func buildBlock(_ module: AnyModule) -> AnyModule { module }

  /// Puts statements one after the other.
  public static func buildBlock(_ modules: AnyModule...) -> AnyModule { AnyModule(modules) }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ module: AnyModule?) -> AnyModule { module ?? AnyModule([]) }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first module: AnyModule) -> AnyModule { module }

  /// Takes another branch of an `if` or `switch`.
  public static func buildEither(second module: AnyModule) -> AnyModule { module }

  /// Takes each turn of a `for`.
  public static func buildArray(_ modules: [AnyModule]) -> AnyModule { AnyModule(modules) }

  /// Takes an `if #available`.
  public static func buildLimitedAvailability(_ module: AnyModule) -> AnyModule { module }

  /// Takes all that is listed.
  public static func buildFinalResult(_ module: AnyModule) -> [AnyModule] {
    if case .several(let modules) = module.entry { modules } else { [module] }
  }
}

// What people write by mistake.
extension ModuleBuilder {
  /// Says that a key is no module.
  @available(*, unavailable, message: "this is a key: write 'Module(Key.self) { ... }'")
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public static func buildExpression<K: BindingKey>(_ key: K.Type) -> AnyModule { AnyModule([]) }

  /// Says that a container is no module.
  @available(
    *,
    unavailable,
    message: "a container isn't listed: write 'Container(parent: container) { ... }'"
  )
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public static func buildExpression(_ container: Container) -> AnyModule { AnyModule([]) }

  /// Says what is listed.
  @available(*, unavailable, message: "a list takes modules, decorators, members, and assemblies")
  @_disfavoredOverload
  @_documentation(visibility: internal)
  public static func buildExpression<Other>(_ other: Other) -> AnyModule { AnyModule([]) }
}
