/// One row of a list of cocktails.
struct CocktailRow: Encodable, Equatable, Sendable {
  /// The identifier of the cocktail.
  var id: String

  /// The name of the cocktail.
  var name: String

  /// The group that it belongs to.
  var category: String?

  /// Whether it is a favourite.
  var isFavourite = false
}

extension CocktailRow {
  /// Creates the row of a cocktail.
  init(_ cocktail: Cocktail) {
    self.init(id: cocktail.id, name: cocktail.name, category: cocktail.category)
  }
}
