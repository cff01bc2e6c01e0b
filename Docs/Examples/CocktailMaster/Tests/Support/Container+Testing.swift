import Locator

@testable import CocktailMaster

extension Container {
  /// The modules of the program, with the repository and the favourites replaced.
  @MainActor
  static func testing(
    _ repository: FakeRepository,
    favourites: any FavouritesStore = FavouritesInMemory(),
    console: ScriptedConsole = ScriptedConsole(),
    options: Options = Options()
  ) -> Container {
    Container {
      Services(options: options, console: console)
      CocktailData()
      Screens()
      Module(CocktailRepositoryKey.self) { repository }.overriding()
      Module(FavouritesStoreKey.self, scope: .singleton) { favourites }.overriding()
    }
  }
}
