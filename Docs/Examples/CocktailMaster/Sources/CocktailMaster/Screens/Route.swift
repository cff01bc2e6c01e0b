/// The screens that there are, with what each is about.
enum Route: Equatable, Sendable {
  /// The letters to choose from.
  case letters

  /// The cocktails that start with a letter.
  case list(Character)

  /// The cocktail with an id.
  case cocktail(String)
}
