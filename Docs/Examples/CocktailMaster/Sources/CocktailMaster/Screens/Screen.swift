/// A view model's presentation in a terminal, and the input that it handles.
@MainActor
protocol Screen {
  /// The output of `--json`.
  var data: any Encodable { get }

  /// The keys that the screen handles.
  var hint: String { get }

  /// Updates the contents.
  func load() async throws(CocktailError)

  /// Returns the lines of the screen.
  func lines(_ style: TextStyle) -> [String]

  /// Handles a line of input.
  func handle(_ input: String) throws(CocktailError) -> ScreenAction
}
