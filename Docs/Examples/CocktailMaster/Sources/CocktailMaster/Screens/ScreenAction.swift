/// The result of a line of input.
enum ScreenAction: Equatable {
  /// Another screen opens.
  case open(Route)

  /// The contents have changed.
  case redraw

  /// The input is invalid. The text explains what is valid.
  case explain(String)
}
