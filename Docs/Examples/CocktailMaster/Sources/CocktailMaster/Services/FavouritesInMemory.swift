import Synchronization

/// Favourites that last until the program exits.
final class FavouritesInMemory: FavouritesStore {
  /// The identifiers of the favourites.
  private let ids: Mutex<Set<String>>

  init(_ ids: Set<String> = []) {
    self.ids = Mutex(ids)
  }

  func all() -> Set<String> {
    ids.withLock { $0 }
  }

  func toggle(_ id: String) {
    ids.withLock { $0.formSymmetricDifference([id]) }
  }
}
