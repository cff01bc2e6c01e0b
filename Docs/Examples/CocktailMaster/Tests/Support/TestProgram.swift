import Locator

@testable import CocktailMaster

/// The modules of the program, with test doubles for the repository and the favourites.
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

/// A key for reading the request count of the repository in a test.
enum FakeRepositoryKey: InjectionKey { typealias Value = FakeRepository }
