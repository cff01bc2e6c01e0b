/// One line of a recipe.
struct Ingredient: Codable, Equatable, Sendable {
  /// What to take.
  var name: String

  /// How much of it, such as `30 ml` or `2 dashes`, if the recipe says so.
  var measure: String?
}
