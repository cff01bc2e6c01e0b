import Locator

/// The key of the cocktail repository.
enum CocktailRepositoryKey: InjectionKey {
  typealias Value = any CocktailRepository
}
