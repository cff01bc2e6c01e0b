import Locator

/// The view model of one cocktail.
@MainActor
final class CocktailDetailModel {
  @Inject(LoggerKey.self) private var logger

  /// The requested identifier or name.
  private let id: String

  /// The source of the cocktail.
  private let repository: any CocktailRepository

  /// The favourites, for showing and setting the star.
  private let favourites: any FavouritesStore

  /// The formatter for its measures.
  private let formatter: any MeasureFormatter

  /// The contents of the screen, or `nil` until they are loaded.
  private(set) var page: CocktailPage?

  init(
    repository: any CocktailRepository,
    favourites: any FavouritesStore,
    formatter: any MeasureFormatter,
    id: String
  ) {
    self.repository = repository
    self.favourites = favourites
    self.formatter = formatter
    self.id = id
  }

  /// Loads the cocktail.
  func load() async throws(CocktailError) {
    let cocktail = try await repository.cocktail(id: id)
    page = CocktailPage(
      cocktail,
      formatter: formatter,
      isFavourite: try favourites.all().contains(cocktail.id)
    )
  }

  /// Adds the cocktail to the favourites, or removes it.
  func toggleFavourite() throws(CocktailError) {
    guard let page else { return }
    try favourites.toggle(page.id)
    self.page?.isFavourite = try favourites.all().contains(page.id)
    logger.log("Toggled the favourite '\(page.id)'.")
  }
}
