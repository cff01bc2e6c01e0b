/// The screens of the program, with their arguments.
enum Route: Equatable, Sendable {
  /// The letters to choose from.
  case letters

  /// The cocktails that start with a letter.
  case list(Character)

  /// The cocktail with an identifier.
  case cocktail(String)
}
