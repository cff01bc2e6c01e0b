import Locator

@testable import CocktailMaster

/// The modules of the program, with the repository and the favourites replaced.
@MainActor struct TestProgram: @MainActor Assembly {
  var repository = FakeRepository()
  var favourites = FavouritesInMemory()
  var console = ScriptedConsole()
  var options = Options()

  var modules: [AnyModule] {
    Services(options: options, console: console)
    CocktailData()
    Screens()
    Module(FakeRepositoryKey.self) { [repository] in repository }
    Module(CocktailRepositoryKey.self, needs: FakeRepositoryKey.self) { $0 }.overriding()
    Module(FavouritesStoreKey.self, scope: .singleton) { [favourites] in favourites }.overriding()
  }
}

/// The key of the repository that a test asks how often it was asked.
enum FakeRepositoryKey: InjectionKey { typealias Value = FakeRepository }
