/// The cocktails that a person likes.
protocol FavouritesStore: Sendable {
  /// The ids of the favourites.
  func all() throws(CocktailError) -> Set<String>

  /// Adds a cocktail to the favourites, or removes it if it is there.
  func toggle(_ id: String) throws(CocktailError)
}
