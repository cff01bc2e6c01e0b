import Locator

/// The view models of the screens, and the navigator between them.
@MainActor
struct Screens: @MainActor Assembly {
  var modules: [AnyModule] {
    Module(
      NavigatorKey.self,
      scope: .singleton,
      needs: ConsoleKey.self,
      Provider<LettersModelKey>.self,
      Provider<CocktailListModelKey>.self,
      Provider<CocktailDetailModelKey>.self,
      make: Navigator.init
    )

    Module(LettersModelKey.self, needs: CocktailRepositoryKey.self, make: LettersModel.init)

    // The argument of the key, the letter, follows the needs.
    Module(
      CocktailListModelKey.self,
      needs: CocktailRepositoryKey.self,
      FavouritesStoreKey.self,
      make: CocktailListModel.init
    )

    // Here it is the identifier of the cocktail.
    Module(
      CocktailDetailModelKey.self,
      needs: CocktailRepositoryKey.self,
      FavouritesStoreKey.self,
      MeasureFormatterKey.self,
      make: CocktailDetailModel.init
    )
  }
}
