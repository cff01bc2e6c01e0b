import Locator

/// What sees the reads of containers whose instances are made to be looked at.
///
/// Sendable: what changes is touched under the lock alone.
final class ReadRecorder: ResolutionObserver, @unchecked Sendable {
  /// A module, as an observer sees it.
  struct Site: Hashable {
    let key: ObjectIdentifier
    let name: String?
    let module: String

    init(_ definition: ModuleDefinition) {
      key = ObjectIdentifier(definition.key)
      name = definition.extras?.name
      module = definition.location.description
    }

    init(_ resolution: Resolution) {
      key = ObjectIdentifier(resolution.key)
      name = resolution.name
      module = resolution.module
    }
  }

  /// A module whose factory, decorators or hooks read another one.
  struct Read: Hashable {
    let reader: Site
    let read: Site
  }

  private let lock = Lock()
  private var resolutions: [Resolution] = []

  func didResolve(_ resolution: Resolution) {
    lock.withLock { resolutions.append(resolution) }
  }

  /// The modules whose factories have run.
  var made: Set<Site> {
    Set(lock.withLock { resolutions }.filter(\.isNew).map { Site($0) })
  }

  /// Which modules have read which.
  var reads: Set<Read> {
    let resolutions = lock.withLock { self.resolutions }
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
