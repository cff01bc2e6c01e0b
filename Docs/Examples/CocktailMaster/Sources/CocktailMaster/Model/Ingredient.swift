/// One line of a recipe.
struct Ingredient: Codable, Equatable, Sendable {
  /// The name of the ingredient.
  var name: String

  /// The amount, such as `30 ml` or `2 dashes`, if the recipe has one.
  var measure: String?
}
