/// What the screen of one cocktail shows.
struct CocktailPage: Encodable, Equatable, Sendable {
  /// What identifies the cocktail.
  let id: String

  /// The name of the cocktail.
  let name: String

  /// The group of cocktails that it belongs to.
  let category: String?

  /// The glass that it is served in.
  let glass: String?

  /// What goes into it, measured in the units of the person.
  let ingredients: [Ingredient]

  /// How it is made.
  let method: String

  /// What decorates it.
  let garnish: String?

  /// Whether it has a star.
  var isFavourite: Bool
}

extension CocktailPage {
  /// Makes the page of a cocktail.
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
