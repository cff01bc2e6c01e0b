import Locator

/// The key of the view model of a list, with the letter as the argument.
enum CocktailListModelKey: @MainActor InjectionKey {
  typealias Value = CocktailListModel
  typealias Arguments = Character
}
