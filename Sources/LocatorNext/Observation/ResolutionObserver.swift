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
  ///
  /// - Parameter resolution: The read.
  func didResolve(_ resolution: Resolution)
}
