/// The contents of the screen of one cocktail.
struct CocktailPage: Encodable, Equatable, Sendable {
  /// The identifier of the cocktail.
  let id: String

  /// The name of the cocktail.
  let name: String

  /// The group that it belongs to.
  let category: String?

  /// The glass for serving it.
  let glass: String?

  /// The ingredients, measured in the user's units.
  let ingredients: [Ingredient]

  /// The instructions.
  let method: String

  /// The decoration.
  let garnish: String?

  /// Whether it is a favourite.
  var isFavourite: Bool
}

extension CocktailPage {
  /// Creates the page of a cocktail.
  init(_ cocktail: Cocktail, formatter: any MeasureFormatter, isFavourite: Bool) {
    self.init(
      id: cocktail.id,
      name: cocktail.name,
      category: cocktail.category,
      glass: cocktail.glass,
      ingredients: cocktail.ingredients.map { ingredient in
        Ingredient(name: ingredient.name, measure: ingredient.measure.map(formatter.format))
      },
      method: cocktail.method,
      garnish: cocktail.garnish,
      isFavourite: isFavourite
    )
  }
}
