/// What follows from something that a person has typed.
enum ScreenAction: Equatable {
  /// Another screen comes up.
  case open(Route)

  /// The screen has changed.
  case redraw

  /// The screen doesn't know what is meant, and says what it would understand.
  case explain(String)
}
