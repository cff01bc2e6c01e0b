/// The third screen: one cocktail with its ingredients and measures.
struct CocktailDetailScreen: Screen {
  /// The view model of the screen.
  let model: CocktailDetailModel

  var data: any Encodable { model.page }

  var hint: String { model.page?.isFavourite == true ? "f remove the star" : "f add a star" }

  func load() async throws(CocktailError) {
    try await model.load()
  }

  func lines(_ style: TextStyle) -> [String] {
    guard let page = model.page else { return [] }
    let title = style.bold(page.name) + (page.isFavourite ? " ★" : "")
    let about = [page.category, page.glass].compactMap(\.self).joined(separator: " · ")
    let measures = page.ingredients.map { $0.measure ?? "" }.width
    let ingredients = page.ingredients.map { ingredient in
      "  \((ingredient.measure ?? "").aligned(to: measures))  \(style.bold(ingredient.name))"
    }
    let garnish = page.garnish.map { "Garnish: \($0)".wrapped() } ?? []
    let parts = [[title, style.dim(about)], ingredients, page.method.wrapped() + garnish]
    return Array(parts.joined(separator: [""]))
  }

  func handle(_ input: String) throws(CocktailError) -> ScreenAction {
    guard input == "f" else {
      return .explain("There is no '\(input)' here. Type f to add or to remove the star.")
    }
    try model.toggleFavourite()
    return .redraw
  }
}
