import Foundation

/// Favourites that last until the program exits.
///
/// Sendable: the identifiers are touched under the lock alone. The mutex of `Synchronization` needs macOS 15.
final class FavouritesInMemory: FavouritesStore, @unchecked Sendable {
  private let lock = NSLock()

  /// The identifiers of the favourites.
  private var ids: Set<String>

  init(_ ids: Set<String> = []) {
    self.ids = ids
  }

  func all() -> Set<String> {
    lock.withLock { ids }
  }

  func toggle(_ id: String) {
    lock.withLock { ids.formSymmetricDifference([id]) }
  }
}
