import Locator
import Testing

@testable import CocktailMaster

/// The detail model loads a cocktail and marks favourites.
@MainActor
@Suite(.program(FakeRepository("Americano", "Negroni")))
struct CocktailDetailModelTests {
  /// The page of one of the cocktails.
  private let model = Container.current()[CocktailDetailModelKey.self, "negroni"]

  @Test func `a cocktail is found by its id`() async throws {
    try await model.load()
    #expect(model.page?.name == "Negroni")
  }

  @Test(.program(FakeRepository("Negroni"), options: Options(units: .oz)))
  func `measures are written in the units of the person`() async throws {
    try await model.load()
    #expect(model.page?.ingredients == [Ingredient(name: "Gin", measure: "1 oz")])
  }

  @Test(.program(FakeRepository([.sample("Negroni", measure: nil)])))
  func `an ingredient needs no measure`() async throws {
    try await model.load()
    #expect(model.page?.ingredients == [Ingredient(name: "Gin", measure: nil)])
  }

  @Test func `a toggled favourite is in the store`() async throws {
    try await model.load()
    try model.toggleFavourite()
    #expect(model.page?.isFavourite == true)
    #expect(try FavouritesStoreKey.currentValue().all() == ["negroni"])
  }

  @Test(.program(FakeRepository("Negroni"), favourites: ["negroni"]))
  func `toggling twice changes nothing`() async throws {
    try await model.load()
    try model.toggleFavourite()
    try model.toggleFavourite()
    #expect(try FavouritesStoreKey.currentValue().all() == ["negroni"])
  }

  @Test func `an id that nothing has is an error`() async {
    let model = Container.current()[CocktailDetailModelKey.self, "nigroni"]
    await #expect(throws: CocktailError.unknownCocktail("nigroni")) { try await model.load() }
  }
}
