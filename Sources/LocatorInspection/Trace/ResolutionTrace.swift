public import Locator

/// Collects what a container resolves, to see what made a launch slow.
///
/// Give one to the container, and look at it when enough has happened:
///
/// ```swift
/// let trace = ResolutionTrace()
/// Container(observer: trace) { Services() }.build()
/// _ = ServiceKey.currentValue
/// print(trace)
/// ```
///
/// It is printed as a tree: each read under the one whose factory has asked, with its time, whether it made
/// something, its scope, and the line of its module. ``chromeTrace`` is the same for a timeline.
///
/// It grows with each read, so that it is for a launch or a test, and not for the whole life of a server.
///
/// Sendable: `collected` is touched under the lock alone.
public final class ResolutionTrace: ResolutionObserver, @unchecked Sendable {
  private let lock = Lock()

  /// What was read, in the order of the ends.
  private var collected: [Resolution] = []

  /// Makes a trace that has seen nothing yet.
  public init() {}

  /// Collects a read.
  ///
  /// - Parameter resolution: What was read.
  public func didResolve(_ resolution: Resolution) {
    lock.withLock { collected.append(resolution) }
  }

  /// What was read until now, in the order of the beginnings.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of reads.
  public var resolutions: [Resolution] {
    lock.withLock { collected }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
  }
}

extension ResolutionTrace: CustomStringConvertible {
  /// The reads as a tree.
  public var description: String { ResolutionTree(resolutions).text }
}
