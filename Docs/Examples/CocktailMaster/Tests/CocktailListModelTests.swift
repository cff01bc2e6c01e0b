import Locator
import Testing

@testable import CocktailMaster

@MainActor
struct CocktailListModelTests {
  @Test func `a list holds the cocktails of its letter`() async throws {
    let repository = FakeRepository("Americano", "Negroni", "New York Sour")
    try await withContainer(.testing(repository)) {
      let model = Container.current.resolve(CocktailListModelKey.self, "N")
      try await model.load()
      #expect(model.rows.map(\.name) == ["Negroni", "New York Sour"])
    }
  }

  @Test func `favourites have a star in the list`() async throws {
    let container = Container.testing(
      FakeRepository("Negroni", "New York Sour"),
      favourites: FavouritesInMemory(["negroni"])
    )
    try await withContainer(container) {
      let model = Container.current.resolve(CocktailListModelKey.self, "N")
      try await model.load()
      #expect(model.rows.map(\.isFavourite) == [true, false])
    }
  }

  @Test func `loading again renews the stars and asks for no cocktails`() async throws {
    let repository = FakeRepository("Negroni")
    let favourites = FavouritesInMemory()
    try await withContainer(.testing(repository, favourites: favourites)) {
      let model = Container.current.resolve(CocktailListModelKey.self, "N")
      try await model.load()
      favourites.toggle("negroni")
      try await model.load()
      #expect(model.rows.map(\.isFavourite) == [true])
      #expect(repository.requestCount == 1)
    }
  }

  @Test func `a list passes on what goes wrong`() async {
    let failure = CocktailError.unreadableCocktails(reason: "It is a test.")
    await withContainer(.testing(FakeRepository(failure: failure))) {
      let model = Container.current.resolve(CocktailListModelKey.self, "N")
      await #expect(throws: failure) { try await model.load() }
    }
  }

  @Test func `each list is about its own letter`() {
    withContainer(.testing(FakeRepository())) {
      let lists = "AN".map { Container.current.resolve(CocktailListModelKey.self, $0) }
      #expect(lists.map(\.letter) == ["A", "N"])
    }
  }
}
