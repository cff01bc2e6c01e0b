/// The view model of a list: the cocktails that start with a letter.
@MainActor
final class CocktailListModel {
  /// The letter that the cocktails start with.
  let letter: Character

  /// Where the cocktails come from.
  private let repository: any CocktailRepository

  /// Which cocktails have a star.
  private let favourites: any FavouritesStore

  /// The rows of the list, once they are loaded.
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

  /// Loads the cocktails if they aren't there, and brings the stars up to date.
  func load() async throws(CocktailError) {
    if rows.isEmpty {
      rows = try await repository.cocktails(startingWith: letter).map(CocktailRow.init)
    }
    let starred = try favourites.all()
    for index in rows.indices { rows[index].isFavourite = starred.contains(rows[index].id) }
  }
}
