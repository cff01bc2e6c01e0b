/// A lifetime that outlives one resolve, so that readers share the instance.
///
/// A value that readers share can be reached from several threads, so that a module with such a scope
/// requires a `Sendable` value, unless it lives on the main actor.
///
/// ```swift
/// Module(StoreKey.self, scope: .singleton) { Store() }
/// ```
public struct Scope: Sendable {
  /// How long the instances of the scope live.
  let lifetime: Lifetime

  /// One instance for each container that declares the module, made at the first read.
  ///
  /// The instance is made once, however many threads ask for it at the same time, and kept as long as
  /// its container. A key with arguments has one instance for each value of the arguments.
  public static let singleton = Self(lifetime: .singleton)
}
