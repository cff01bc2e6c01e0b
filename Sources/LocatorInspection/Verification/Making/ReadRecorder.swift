import Locator

/// An observer that records reads while a verification creates instances.
final class ReadRecorder: ResolutionObserver {
  /// The identity of a module, as far as an observer sees it.
  struct Site: Hashable {
    let key: ObjectIdentifier
    let name: String?
    let module: String

    init(_ definition: Definition) {
      key = ObjectIdentifier(definition.key)
      name = definition.name
      module = definition.location.description
    }

    init(_ resolution: Resolution) {
      key = ObjectIdentifier(resolution.key)
      name = resolution.name
      module = resolution.module
    }
  }

  /// A read of one module by the factory, a decorator or a hook of another.
  struct Read: Hashable {
    let reader: Site
    let read: Site
  }

  private let resolutions = Locked<[Resolution]>([])

  func didResolve(_ resolution: Resolution) {
    resolutions.withLock { $0.append(resolution) }
  }

  /// The reads that happened inside of factories, decorators and hooks.
  var reads: Set<Read> { Self.reads(in: resolutions.withLock { $0 }) }

  /// Returns the resolutions that happened inside of factories, decorators and hooks.
  static func reads(in resolutions: [Resolution]) -> Set<Read> {
    var readers: [UInt64: Site] = [:]
    for resolution in resolutions { readers[resolution.id] = Site(resolution) }
    return Set(
      resolutions.compactMap { resolution in
        resolution.parent.flatMap { readers[$0] }
          .map { Read(reader: $0, read: Site(resolution)) }
      }
    )
  }
}
