import Locator
import Testing

@testable import CocktailMaster

@MainActor
struct CocktailDetailModelTests {
  @Test func `a cocktail is found by its id`() async throws {
    try await withContainer(.testing(FakeRepository("Americano", "Negroni"))) {
      let model = Container.current.resolve(CocktailDetailModelKey.self, "negroni")
      try await model.load()
      #expect(model.page?.name == "Negroni")
    }
  }

  @Test func `measures are written in the units of the person`() async throws {
    let container = Container.testing(FakeRepository("Negroni"), options: Options(units: .oz))
    try await withContainer(container) {
      let model = Container.current.resolve(CocktailDetailModelKey.self, "negroni")
      try await model.load()
      #expect(model.page?.ingredients == [Ingredient(name: "Gin", measure: "1 oz")])
    }
  }

  @Test func `an ingredient needs no measure`() async throws {
    let repository = FakeRepository([.sample("Negroni", measure: nil)])
    try await withContainer(.testing(repository)) {
      let model = Container.current.resolve(CocktailDetailModelKey.self, "negroni")
      try await model.load()
      #expect(model.page?.ingredients == [Ingredient(name: "Gin", measure: nil)])
    }
  }

  @Test func `a toggled favourite is in the store`() async throws {
    let favourites = FavouritesInMemory()
    try await withContainer(.testing(FakeRepository("Negroni"), favourites: favourites)) {
      let model = Container.current.resolve(CocktailDetailModelKey.self, "negroni")
      try await model.load()
      try model.toggleFavourite()
      #expect(model.page?.isFavourite == true)
      #expect(favourites.all() == ["negroni"])
    }
  }

  @Test func `toggling twice changes nothing`() async throws {
    let favourites = FavouritesInMemory(["negroni"])
    try await withContainer(.testing(FakeRepository("Negroni"), favourites: favourites)) {
      let model = Container.current.resolve(CocktailDetailModelKey.self, "negroni")
      try await model.load()
      try model.toggleFavourite()
      try model.toggleFavourite()
      #expect(favourites.all() == ["negroni"])
    }
  }

  @Test func `an id that nothing has is an error`() async {
    await withContainer(.testing(FakeRepository("Negroni"))) {
      let model = Container.current.resolve(CocktailDetailModelKey.self, "nigroni")
      await #expect(throws: CocktailError.unknownCocktail("nigroni")) { try await model.load() }
    }
  }
}
