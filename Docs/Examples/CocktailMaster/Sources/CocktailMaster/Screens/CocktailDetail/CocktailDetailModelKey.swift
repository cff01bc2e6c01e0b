import Locator

/// The key of the view model of one cocktail, which a reader chooses by its id.
enum CocktailDetailModelKey: @MainActor InjectionKey {
  typealias Value = CocktailDetailModel
  typealias Arguments = String
}
