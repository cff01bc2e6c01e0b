@testable import CocktailMaster

extension Cocktail {
  /// Returns a cocktail for a test.
  static func sample(_ name: String, measure: String? = "30 ml") -> Cocktail {
    Cocktail(
      id: name.lowercased(),
      name: name,
      category: "Tests",
      ingredients: [Ingredient(name: "Gin", measure: measure)],
      method: "Stir."
    )
  }
}
