import Synchronization

/// Whether a container is closed, whether it was created closed, and whether its reads are watched: a bit for each, so
/// that a read loads them all at once.
struct ContainerState: ~Copyable, Sendable {
  private let bits: Atomic<UInt8>

  private static let closed: UInt8 = 1
  private static let watched: UInt8 = 2
  private static let closedFromBeginning: UInt8 = 4

  init(isWatched: Bool) {
    bits = Atomic(isWatched ? Self.watched : 0)
  }

  /// Whether the container is open and not watched, so that reads can take the fast path.
  var isPlain: Bool { bits.load(ordering: .acquiring) == 0 }

  /// Whether the container is closed.
  ///
  /// Sequentially consistent with the creation of a slot: see ``LazySlots/slot(at:_:)``.
  var isClosed: Bool { bits.load(ordering: .sequentiallyConsistent) & Self.closed != 0 }

  /// Whether the container was created from a closed one.
  var isClosedFromBeginning: Bool {
    bits.load(ordering: .acquiring) & Self.closedFromBeginning != 0
  }

  /// Closes the container.
  func close(fromBeginning: Bool = false) {
    bits.bitwiseOr(
      fromBeginning ? Self.closed | Self.closedFromBeginning : Self.closed,
      ordering: .sequentiallyConsistent
    )
  }
}
