import Locator

/// The key of the favourites.
enum FavouritesStoreKey: InjectionKey {
  typealias Value = any FavouritesStore
}
