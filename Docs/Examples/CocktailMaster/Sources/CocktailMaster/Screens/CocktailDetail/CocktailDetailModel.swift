import Locator

/// The view model of one cocktail.
@MainActor
final class CocktailDetailModel {
  @Inject(LoggerKey.self) private var logger

  /// What the person asked for: the id of the cocktail, or its name.
  private let id: String

  /// Where the cocktail comes from.
  private let repository: any CocktailRepository

  /// Whether it has a star.
  private let favourites: any FavouritesStore

  /// What writes its measures.
  private let formatter: any MeasureFormatter

  /// What the screen shows, once it is loaded.
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

  /// Gives the cocktail a star, or takes it away.
  func toggleFavourite() throws(CocktailError) {
    guard let page else { return }
    try favourites.toggle(page.id)
    self.page?.isFavourite = try favourites.all().contains(page.id)
    logger.log("Toggled the favourite '\(page.id)'.")
  }
}
