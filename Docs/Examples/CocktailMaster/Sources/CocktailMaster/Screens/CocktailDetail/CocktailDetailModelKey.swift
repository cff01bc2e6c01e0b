import Locator

/// The key of the view model of one cocktail, with its identifier as the argument.
enum CocktailDetailModelKey: @MainActor InjectionKey {
  typealias Value = CocktailDetailModel
  typealias Arguments = String
}
