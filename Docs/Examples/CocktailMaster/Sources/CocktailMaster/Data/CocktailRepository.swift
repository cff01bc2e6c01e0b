/// A source of cocktails.
protocol CocktailRepository: Sendable {
  /// Returns the initial letters of cocktails.
  func letters() async throws(CocktailError) -> [Letter]

  /// Returns the cocktails that start with a letter, sorted by name: one or more.
  func cocktails(startingWith letter: Character) async throws(CocktailError) -> [Cocktail]

  /// Returns the cocktail with an identifier.
  func cocktail(id: String) async throws(CocktailError) -> Cocktail
}
