import Locator
import Testing

@testable import CocktailMaster

/// The three screens, one after the other.
@MainActor
struct BrowsingTests {
  /// Types lines as the user, and returns the screens that appear.
  private func screens(
    _ console: ScriptedConsole,
    favourites: FavouritesInMemory = FavouritesInMemory()
  ) async throws -> [String] {
    try await withContainer {
      TestProgram(
        repository: FakeRepository("Americano", "Negroni", "New York Sour"),
        favourites: favourites,
        console: console
      )
    } operation: {
      try await NavigatorKey.currentValue().browse()
    }
    return console.output
  }

  /// Returns the titles among lines.
  private func titles(_ lines: [String]) -> [String] {
    let titles = ["Cocktails by letter", "Cocktails with N", "Negroni", "Negroni ★"]
    return lines.filter(titles.contains)
  }

  @Test func `a person goes from a letter to a cocktail and back`() async throws {
    let lines = try await screens(ScriptedConsole("n", "1", "b", "b", "q"))
    #expect(
      titles(lines) == [
        "Cocktails by letter", "Cocktails with N", "Negroni", "Cocktails with N",
        "Cocktails by letter",
      ]
    )
  }

  @Test func `f adds a star, which the list shows`() async throws {
    let favourites = FavouritesInMemory()
    let lines = try await screens(ScriptedConsole("n", "1", "f", "b"), favourites: favourites)
    #expect(titles(lines).suffix(2) == ["Negroni ★", "Cocktails with N"])
    #expect(lines.contains { $0.contains("1 ★ Negroni") })
    #expect(favourites.all() == ["negroni"])
  }

  @Test func `q quits on each screen`() async throws {
    for keys in [["q"], ["n", "q"], ["n", "1", "q"]] {
      let lines = try await screens(ScriptedConsole(keys + ["b"]))
      #expect(titles(lines).count == keys.count)
    }
  }

  @Test func `the end of the input quits`() async throws {
    #expect(try await screens(ScriptedConsole()).last == "Cheers!")
  }

  @Test func `b and Q are letters on the first screen`() async throws {
    let lines = try await screens(ScriptedConsole("b", "Q"))
    #expect(lines.contains(CocktailError.unknownLetter("B").description))
    #expect(lines.contains(CocktailError.unknownLetter("Q").description))
  }

  @Test func `an unknown letter leaves the first screen open`() async throws {
    let lines = try await screens(ScriptedConsole("x", "n"))
    #expect(titles(lines) == ["Cocktails by letter", "Cocktails with N"])
  }

  @Test(arguments: ["0", "3", "-1", "x"])
  func `a number that isn't in the list is explained`(_ input: String) async throws {
    let lines = try await screens(ScriptedConsole("n", input))
    #expect(lines.contains("There is no '\(input)' here. Type a number from 1 to 2."))
  }

  @Test func `an empty line does nothing`() async throws {
    let lines = try await screens(ScriptedConsole("", "  "))
    #expect(titles(lines) == ["Cocktails by letter"])
  }

  @Test func `columns of a list are aligned`() async throws {
    let lines = try await screens(ScriptedConsole("n"))
    #expect(lines.contains("   1   Negroni        Tests  negroni"))
    #expect(lines.contains("   2   New York Sour  Tests  new york sour"))
  }

  @Test func `only a terminal gets escape sequences`() async throws {
    let plain = try await screens(ScriptedConsole())
    let styled = try await screens(ScriptedConsole([], style: TextStyle(isPlain: false)))
    #expect(!plain.joined().contains("\u{1B}"))
    #expect(styled.contains("\u{1B}[1mCocktails by letter\u{1B}[0m"))
  }
}
