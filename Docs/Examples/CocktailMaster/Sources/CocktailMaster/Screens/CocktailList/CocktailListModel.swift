/// The view model of a list: the cocktails that start with a letter.
@MainActor
final class CocktailListModel {
  /// The initial of the cocktails.
  let letter: Character

  /// The source of the cocktails.
  private let repository: any CocktailRepository

  /// The favourites, for showing the stars.
  private let favourites: any FavouritesStore

  /// The rows of the list, empty until they are loaded.
  private(set) var rows: [CocktailRow] = []

  init(
    repository: any CocktailRepository,
    favourites: any FavouritesStore,
    letter: Character
  ) {
    self.repository = repository
    self.favourites = favourites
    self.letter = letter
  }

  /// Loads the cocktails once, and updates the stars.
  func load() async throws(CocktailError) {
    if rows.isEmpty {
      rows = try await repository.cocktails(startingWith: letter).map(CocktailRow.init)
    }
    let starred = try favourites.all()
    for index in rows.indices { rows[index].isFavourite = starred.contains(rows[index].id) }
  }
}
