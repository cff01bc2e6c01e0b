/// A read of a module, as a ``ResolutionObserver`` sees it.
public struct Resolution: Sendable {
  /// The number of the read, which no other one of the program has.
  public let id: UInt64

  /// The number of the read whose factory has asked, if one has.
  public let parent: UInt64?

  /// The key of the module.
  public let key: Any.Type

  /// The name of the module, if it has one.
  public let name: String?

  /// The scope of the module, such as `singleton`.
  public let scope: String

  /// The line of the module, such as `App/Modules.swift:18`.
  public let module: String

  /// The line that has asked, if it is known.
  public let asker: String?

  /// Whether the factory has run for this read.
  ///
  /// A read that has waited for another one, which made the instance, hasn't run it.
  public let isNew: Bool

  /// When the read began.
  public let start: ContinuousClock.Instant

  /// How long it took, with everything that was read meanwhile.
  public let duration: Duration

  /// The system's number of the thread where the read came to its end.
  public let thread: UInt64
}
