/// One row of a list of cocktails.
struct CocktailRow: Encodable, Equatable, Sendable {
  /// What identifies the cocktail.
  var id: String

  /// The name of the cocktail.
  var name: String

  /// The group of cocktails that it belongs to.
  var category: String?

  /// Whether it has a star.
  var isFavourite = false
}

extension CocktailRow {
  /// Takes from a cocktail what a list shows.
  init(_ cocktail: Cocktail) {
    self.init(id: cocktail.id, name: cocktail.name, category: cocktail.category)
  }
}
