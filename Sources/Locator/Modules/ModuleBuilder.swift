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
  // What isn't a module is disfavored, so that the compiler doesn't try it where a module stands.

  /// Takes a module.
  @inlinable
  public static func buildExpression<K, Domain>(
    _ module: consuming Module<K, Domain>
  ) -> AnyModule {
    AnyModule(module.binding)
  }

  /// Takes a decorator.
  @_disfavoredOverload
  public static func buildExpression<K, Domain>(_ decorator: Decorator<K, Domain>) -> AnyModule {
    AnyModule(decorator)
  }

  /// Takes the members of a class.
  @_disfavoredOverload
  public static func buildExpression<Object, Domain>(
    _ members: Members<Object, Domain>
  ) -> AnyModule {
    AnyModule(members)
  }

  /// Takes the modules of an assembly.
  @_disfavoredOverload
  public static func buildExpression<A: Assembly>(_ assembly: A) -> AnyModule {
    AnyModule(Inclusion(of: assembly))
  }

  /// Takes a module of any key.
  @_disfavoredOverload
  public static func buildExpression(_ module: AnyModule) -> AnyModule { module }

  /// Takes modules that are listed already.
  @_disfavoredOverload
  public static func buildExpression(_ modules: [AnyModule]) -> AnyModule { AnyModule(modules) }

  /// Takes modules that may be there.
  @_disfavoredOverload
  public static func buildExpression(_ modules: [AnyModule]?) -> AnyModule {
    AnyModule(modules ?? [])
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
