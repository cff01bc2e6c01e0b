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
  /// Takes a module.
  @inlinable
  public static func buildExpression<K, Domain>(_ module: Module<K, Domain>) -> [AnyModule] {
    list(of: module.binding)
  }

  /// A list of one module.
  ///
  /// In the caller's code, ``buildExpression(_:)`` needs no type of the module, which the runtime would have to
  /// make for each key.
  @usableFromInline
  static func list(of binding: Binding) -> [AnyModule] { [AnyModule(binding)] }

  /// Takes a decorator.
  public static func buildExpression<K, Domain>(
    _ decorator: Decorator<K, Domain>
  ) -> [AnyModule] {
    [AnyModule(decorator)]
  }

  /// Takes the members of a class.
  public static func buildExpression<Object, Domain>(
    _ members: Members<Object, Domain>
  ) -> [AnyModule] {
    [AnyModule(members)]
  }

  /// Takes the modules of an assembly.
  public static func buildExpression<A: Assembly>(_ assembly: A) -> [AnyModule] {
    // An assembly with state isn't the same twice, so that only a stateless one counts once.
    let modules = MemoryLayout<A>.size == 0 ? Inclusion.modules(of: assembly) : assembly.modules
    return modules.map { module in
      var module = module
      module.listing = module.listing ?? A.self
      return module
    }
  }

  /// Takes modules that are listed already.
  public static func buildExpression(_ modules: [AnyModule]) -> [AnyModule] { modules }

  /// Takes modules that may be there.
  public static func buildExpression(_ modules: [AnyModule]?) -> [AnyModule] { modules ?? [] }

  /// Puts statements one after the other.
  public static func buildBlock(_ modules: [AnyModule]...) -> [AnyModule] { joined(modules) }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ modules: [AnyModule]?) -> [AnyModule] { modules ?? [] }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first modules: [AnyModule]) -> [AnyModule] { modules }

  /// Takes another branch of an `if` or `switch`.
  public static func buildEither(second modules: [AnyModule]) -> [AnyModule] { modules }

  /// Takes each turn of a `for`.
  public static func buildArray(_ modules: [[AnyModule]]) -> [AnyModule] { joined(modules) }

  /// Takes an `if #available`.
  public static func buildLimitedAvailability(_ modules: [AnyModule]) -> [AnyModule] { modules }

  /// Several lists as one.
  private static func joined(_ lists: [[AnyModule]]) -> [AnyModule] {
    if lists.count == 1 { return lists[0] }
    var result: [AnyModule] = []
    result.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    // One by one, because most lists have one module.
    for list in lists {
      for module in list { result.append(module) }
    }
    return result
  }
}
