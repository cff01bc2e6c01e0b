/// A read of a module that a ``ResolutionObserver`` is notified of.
public struct Resolution: Sendable {
  /// The number of the read, unique in the program.
  public let id: UInt64

  /// The number of the read whose factory made this read, if one did.
  public let parent: UInt64?

  /// The key of the module.
  public let key: Any.Type

  /// The name of the module, if it has one.
  public let name: String?

  /// The scope of the module, such as `singleton`.
  public let scope: String

  /// The line of the module, such as `App/Modules.swift:18`.
  public var module: String { moduleLocation.description }

  /// The call site, if it is known.
  public var asker: String? { callSite.isKnown ? callSite.description : nil }

  /// Whether the factory has run for this read.
  ///
  /// It hasn't for a read that has waited for another one to make the instance.
  public let isNew: Bool

  /// The time when the read began.
  public let start: ContinuousClock.Instant

  /// The duration of the read, including the reads that its factory made.
  public let duration: Duration

  /// The system's identifier of the thread on which the read ended.
  public let thread: UInt64

  // Locations, because most observers read no text of most reads.

  /// The line of the module.
  let moduleLocation: SourceLocation

  /// The call site.
  let callSite: SourceLocation
}
