import Locator

/// A controller that opens screens, and navigates between them.
///
/// The arguments of a view model are only known when its screen opens, so the navigator needs providers
/// of the view models.
@MainActor
final class Navigator {
  /// The console that displays the screens.
  private let console: any Console

  /// The providers of the view models.
  private let letters: Provider<LettersModelKey>
  private let list: Provider<CocktailListModelKey>
  private let detail: Provider<CocktailDetailModelKey>

  @Inject(LoggerKey.self) private var logger

  /// The open screens, with the visible one last.
  private var screens: [any Screen] = []

  init(
    console: any Console,
    letters: Provider<LettersModelKey>,
    list: Provider<CocktailListModelKey>,
    detail: Provider<CocktailDetailModelKey>
  ) {
    self.console = console
    self.letters = letters
    self.list = list
    self.detail = detail
  }

  /// Creates and loads the screen of a route.
  func open(_ route: Route) async throws(CocktailError) -> any Screen {
    logger.log("Opening \(route).")
    let screen: any Screen =
      switch route {
      case .letters: LettersScreen(model: letters())
      case .list(let letter): CocktailListScreen(model: list(letter))
      case .cocktail(let id): CocktailDetailScreen(model: detail(id))
      }
    try await screen.load()
    return screen
  }

  /// Shows the first screen, and handles input until the user quits.
  func browse() async throws(CocktailError) {
    screens = [try await open(.letters)]
    draw()
    while let line = console.ask(console.style.bold("> ")) {
      let input = line.split(separator: " ").joined(separator: " ")
      if input == "q" { break }
      do throws(CocktailError) {
        try await handle(input)
      } catch {
        console.write(error.description)
      }
    }
    console.write("Cheers!")
  }
}

extension Navigator {
  /// Handles a line of input: common keys here, and all others on the visible screen.
  private func handle(_ input: String) async throws(CocktailError) {
    guard let screen = screens.last, !input.isEmpty else { return }
    if input == "b", screens.count > 1 {
      screens.removeLast()
      try await screens.last?.load()
      return draw()
    }
    switch try screen.handle(input) {
    case .open(let route):
      screens.append(try await open(route))
      draw()
    case .redraw:
      draw()
    case .explain(let message):
      console.write(message)
    }
  }

  /// Draws the visible screen.
  private func draw() {
    guard let screen = screens.last else { return }
    console.write("")
    for line in screen.lines(console.style) { console.write(line) }
    console.write("")
    let hints = [screen.hint] + (screens.count > 1 ? ["b back"] : []) + ["q quit"]
    console.write(console.style.dim(hints.joined(separator: " · ")))
  }
}
