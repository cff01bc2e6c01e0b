/// The user's favourite cocktails.
protocol FavouritesStore: Sendable {
  /// Returns the identifiers of the favourites.
  func all() throws(CocktailError) -> Set<String>

  /// Adds a cocktail to the favourites, or removes it if it is one.
  func toggle(_ id: String) throws(CocktailError)
}
