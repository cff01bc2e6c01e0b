/// The second screen: the cocktails that start with a letter.
struct CocktailListScreen: Screen {
  /// The view model of the screen.
  let model: CocktailListModel

  var data: any Encodable { model.rows }

  let hint = "Type a number"

  func load() async throws(CocktailError) {
    try await model.load()
  }

  func lines(_ style: TextStyle) -> [String] {
    let names = model.rows.map(\.name).width
    let categories = model.rows.map { $0.category ?? "" }.width
    let rows = model.rows.enumerated().map { index, row in
      [
        style.dim(String(index + 1).aligned(to: 4)),
        row.isFavourite ? "★" : " ",
        style.bold(row.name.padded(to: names)),
        " " + (row.category ?? "").padded(to: categories),
        " " + style.dim(row.id),
      ]
      .joined(separator: " ")
    }
    return [style.bold("Cocktails with \(model.letter)"), ""] + rows
  }

  func handle(_ input: String) throws(CocktailError) -> ScreenAction {
    guard let number = Int(input), 1...model.rows.count ~= number else {
      return .explain("There is no '\(input)' here. Type a number from 1 to \(model.rows.count).")
    }
    return .open(.cocktail(model.rows[number - 1].id))
  }
}
