/// A recipe.
struct Cocktail: Codable, Equatable, Sendable {
  /// The identifier in its source, such as `negroni` or `11007`.
  var id: String

  /// The name of the cocktail.
  var name: String

  /// The group that it belongs to, such as `New Era`.
  var category: String?

  /// The glass for serving it.
  var glass: String?

  /// The ingredients in the order of the recipe.
  var ingredients: [Ingredient]

  /// The instructions.
  var method: String

  /// The decoration.
  var garnish: String?
}

extension Cocktail {
  /// The initial of the name, in upper case and without an accent.
  var initial: Character? { name.folded.first }

  /// Whether user input refers to this cocktail, by its identifier or by its name.
  func answers(to text: String) -> Bool {
    [id.folded, name.folded].contains(text.folded)
  }
}
