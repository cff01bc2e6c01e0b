import Locator

/// The key of the view model of a list, for the letter that a reader chooses.
enum CocktailListModelKey: @MainActor InjectionKey {
  typealias Value = CocktailListModel
  typealias Arguments = Character
}
