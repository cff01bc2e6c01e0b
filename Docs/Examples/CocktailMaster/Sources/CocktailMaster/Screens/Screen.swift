/// What a person sees of a view model in a terminal, and how they use it.
@MainActor
protocol Screen {
  /// What `--json` prints.
  var data: any Encodable { get }

  /// The keys that do something here.
  var hint: String { get }

  /// Brings what is shown up to date.
  func load() async throws(CocktailError)

  /// The lines that the screen shows.
  func lines(_ style: TextStyle) -> [String]

  /// Does what a person has typed.
  func handle(_ input: String) throws(CocktailError) -> ScreenAction
}
