import Foundation
import Testing

@testable import CocktailMaster

/// Errors describe themselves to the user.
struct CocktailErrorTests {
  @Test func `every error is one line of whole sentences`() throws {
    let url = try #require(URL(string: "http://localhost/search.php?f=a"))
    let errors: [CocktailError] = [
      .notALetter("ab"), .unknownLetter("X"), .unknownCocktail("x"),
      .unreadableCocktails(reason: "It is gone."), .unreachable(url, reason: "it is off"),
      .status(500, url), .notJSON(url), .unexpectedJSON(url, reason: "it is empty"),
      .favourites(path: "/", reason: "it is a folder."),
    ]
    for error in errors.map(\.description) {
      #expect(error.hasSuffix("."))
      #expect(!error.contains("\n"))
      #expect(!error.contains(".."))
    }
  }

  @Test func `an error of the server names its address`() throws {
    let url = try #require(URL(string: "http://localhost/search.php?f=a"))
    #expect(
      CocktailError.status(500, url).description
        == "http://localhost/search.php?f=a answered with status 500. "
        + "Check the address, or try again later."
    )
  }
}
