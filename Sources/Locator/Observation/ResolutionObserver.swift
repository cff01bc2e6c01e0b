/// What sees the reads of a container, for example to find out what makes a launch slow.
///
/// Give one to the container. It is told about each read of the container's modules, and of those of
/// children that have no observer of their own:
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
  /// Is told about a read that has come to its end, with the value or with an error.
  ///
  /// It is called where the value was read, before the reader gets it, and by several threads at the same
  /// time. It may read, build, reset and close containers; what it reads by itself is told to nobody.
  ///
  /// - Parameter resolution: What was read.
  func didResolve(_ resolution: Resolution)
}
