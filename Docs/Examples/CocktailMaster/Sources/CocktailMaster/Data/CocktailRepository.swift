/// Where cocktails come from.
protocol CocktailRepository: Sendable {
  /// The letters that cocktails start with.
  func letters() async throws(CocktailError) -> [Letter]

  /// The cocktails that start with a letter, by name. There is at least one.
  func cocktails(startingWith letter: Character) async throws(CocktailError) -> [Cocktail]

  /// The cocktail with an id.
  func cocktail(id: String) async throws(CocktailError) -> Cocktail
}
