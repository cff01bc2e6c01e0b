/// A type that is notified of the reads of a container, for example to find out what makes a launch slow.
///
/// Pass an observer to the container. It is notified of each read of the container's modules, and of those of children
/// without an observer of their own:
///
/// ```swift
/// struct Log: ResolutionObserver {
///   func didResolve(_ resolution: Resolution) {
///     guard resolution.isNew else { return }
///     print(resolution.key, resolution.duration)
///   }
/// }
///
/// Container(observer: Log()) { Services() }.build()
/// ```
///
/// A container without an observer pays one branch for each read.
public protocol ResolutionObserver: Sendable {
  /// Notifies the observer that a read has ended, with a value or with an error.
  ///
  /// The library calls this method where the value was read, before the reader gets it, and on several threads at the
  /// same time. The method may read, build, reset and close containers; observers aren't notified of its own reads.
  func didResolve(_ resolution: Resolution)
}

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

  /// Whether the factory has run for this read, and not for another one that this one has waited for.
  public let isNew: Bool

  /// The time when the read began.
  public let start: ContinuousClock.Instant

  /// The duration of the read, including the reads that its factory made.
  public let duration: Duration

  /// The system's identifier of the thread on which the read ended.
  public let thread: UInt64

  // Locations, because most observers read no text of most reads.

  let moduleLocation: SourceLocation
  let callSite: SourceLocation
}
