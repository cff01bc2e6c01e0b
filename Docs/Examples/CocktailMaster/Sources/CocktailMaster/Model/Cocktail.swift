/// A recipe.
struct Cocktail: Codable, Equatable, Sendable {
  /// What identifies the cocktail where it comes from, such as `negroni` or `11007`.
  var id: String

  /// The name that people order it by.
  var name: String

  /// The group of cocktails that it belongs to, such as `New Era`.
  var category: String?

  /// The glass that it is served in.
  var glass: String?

  /// What goes into it, in the order of the recipe.
  var ingredients: [Ingredient]

  /// How it is made.
  var method: String

  /// What decorates it.
  var garnish: String?
}

extension Cocktail {
  /// The letter that the name starts with, in upper case and without an accent.
  var initial: Character? { name.folded.first }

  /// Whether a person who types the text means this cocktail, by its id or by its name.
  func answers(to text: String) -> Bool {
    [id.folded, name.folded].contains(text.folded)
  }
}
