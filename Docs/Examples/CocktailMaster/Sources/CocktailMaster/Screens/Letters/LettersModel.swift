/// The view model of the first screen: the initial letters of cocktails.
@MainActor
final class LettersModel {
  /// The source of the letters.
  private let repository: any CocktailRepository

  /// The letters, empty until they are loaded.
  private(set) var letters: [Letter] = []

  init(repository: any CocktailRepository) {
    self.repository = repository
  }

  /// Loads the letters.
  func load() async throws(CocktailError) {
    guard letters.isEmpty else { return }
    letters = try await repository.letters()
  }
}
