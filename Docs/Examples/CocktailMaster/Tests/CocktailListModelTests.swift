import Locator
import Testing

@testable import CocktailMaster

/// The list model holds the cocktails of one letter.
@MainActor
@Suite(.program(FakeRepository("Americano", "Negroni", "New York Sour")))
struct CocktailListModelTests {
  /// The list of one of the letters.
  private let model = Container.current()[CocktailListModelKey.self, "N"]

  @Test func `a list holds the cocktails of its letter`() async throws {
    try await model.load()
    #expect(model.rows.map(\.name) == ["Negroni", "New York Sour"])
  }

  @Test(.program(FakeRepository("Negroni", "New York Sour"), favourites: ["negroni"]))
  func `favourites have a star in the list`() async throws {
    try await model.load()
    #expect(model.rows.map(\.isFavourite) == [true, false])
  }

  @Test func `loading again renews the stars and asks for no cocktails`() async throws {
    try await model.load()
    try FavouritesStoreKey.currentValue().toggle("negroni")
    try await model.load()
    #expect(model.rows.map(\.isFavourite) == [true, false])
    #expect(FakeRepositoryKey.currentValue().requestCount == 1)
  }

  @Test(.program(FakeRepository(failure: .unreadableCocktails(reason: "It is a test."))))
  func `a list passes on what goes wrong`() async {
    let failure = CocktailError.unreadableCocktails(reason: "It is a test.")
    await #expect(throws: failure) { try await model.load() }
  }

  @Test func `each list is about its own letter`() {
    let lists = "AN".map { Container.current()[CocktailListModelKey.self, $0] }
    #expect(lists.map(\.letter) == ["A", "N"])
  }
}
