public import Locator

/// A record of what a container resolves, for finding out what makes a launch slow.
///
/// Pass a trace to the container as its observer, and print it later:
///
/// ```swift
/// let trace = ResolutionTrace()
/// Container(observer: trace) { Services() }.build()
/// _ = ServiceKey.currentValue()
/// print(trace)
/// ```
///
/// The description is a tree: each read is below the one whose factory caused it, with its duration, whether it
/// created an instance, its scope, and the source location of its module. ``chromeTrace`` shows the same on a
/// timeline.
///
/// A trace grows with each read. Use it for a launch or a test, not for the lifetime of a server.
public final class ResolutionTrace: ResolutionObserver {
  /// The reads, in the order in which they ended.
  private let collected = Locked<[Resolution]>([])

  /// Creates an empty trace.
  public init() {}

  /// Records a read.
  ///
  /// - Parameter resolution: The read.
  public func didResolve(_ resolution: Resolution) {
    collected.withLock { $0.append(resolution) }
  }

  /// The reads until now, in the order in which they started.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of reads.
  public var resolutions: [Resolution] {
    collected.withLock { $0 }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
  }
}

extension ResolutionTrace: CustomStringConvertible {
  /// The reads as a tree.
  public var description: String { ResolutionTree(resolutions).text }
}
