/// The first screen: the letters to choose from.
struct LettersScreen: Screen {
  /// The view model of the screen.
  let model: LettersModel

  var data: any Encodable { model.letters }

  let hint = "Type a letter"

  func load() async throws(CocktailError) {
    try await model.load()
  }

  func lines(_ style: TextStyle) -> [String] {
    let cells = model.letters.map { letter in
      let count = letter.count.map { String($0).aligned(to: 3) } ?? ""
      return "   " + style.bold(String(letter.character)) + style.dim(count)
    }
    let rows = stride(from: 0, to: cells.count, by: 8).map { start in
      cells[start..<min(start + 8, cells.count)].joined()
    }
    return [style.bold("Cocktails by letter"), ""] + rows
  }

  func handle(_ input: String) throws(CocktailError) -> ScreenAction {
    .open(.list(try Letter.character(from: input)))
  }
}
