import Locator

/// The key of the place that cocktails come from.
enum CocktailRepositoryKey: InjectionKey {
  typealias Value = any CocktailRepository
}
