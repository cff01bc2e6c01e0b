/// The view model of the first screen: the letters that cocktails start with.
@MainActor
final class LettersModel {
  /// Where the letters come from.
  private let repository: any CocktailRepository

  /// The letters, once they are loaded.
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
