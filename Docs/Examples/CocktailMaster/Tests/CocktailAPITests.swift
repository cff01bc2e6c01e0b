import Foundation
import Testing

@testable import CocktailMaster

/// The client of TheCocktailDB, against a server on this machine.
@Suite
struct CocktailAPITests {
  /// A margarita in the format of TheCocktailDB.
  private static let margarita = #"""
    {"drinks": [{
      "idDrink": "11007", "strDrink": "Margarita", "strCategory": "Ordinary Drink",
      "strGlass": "Cocktail glass", "strInstructions": "Rub the rim.\r\n\u001b[31mShake.",
      "strIngredient1": "Tequila", "strMeasure1": "1 1/2 oz ",
      "strIngredient2": "Lime juice", "strMeasure2": "1 oz ",
      "strIngredient3": "Salt", "strMeasure3": null,
      "strIngredient4": "", "strMeasure4": "", "strIngredient5": null
    }]}
    """#

  /// Returns the client of a server.
  private func api(_ base: URL, timeout: TimeInterval = 60) -> CocktailAPI {
    CocktailAPI(base: base, client: HTTPClient(logger: SilentLogger(), timeout: timeout))
  }

  /// Returns the error of a request for the letter A, or `nil` if it succeeds.
  private func failure(
    of answer: HTTPServer.Answer,
    timeout: TimeInterval = 60
  ) async throws -> CocktailError? {
    try await HTTPServer.answering(answer) { server in
      let api = try api(server.url, timeout: timeout)
      do throws(CocktailError) {
        _ = try await api.cocktails(startingWith: "A")
        return nil
      } catch {
        return error
      }
    }
  }

  @Test func `a letter is asked for in lower case`() async throws {
    try await HTTPServer.answering(.body(Self.margarita)) { server in
      _ = try await api(server.url).cocktails(startingWith: "A")
      #expect(server.requests == ["/api/search.php?f=a"])
    }
  }

  @Test func `a cocktail is asked for by its id`() async throws {
    try await HTTPServer.answering(.body(Self.margarita)) { server in
      _ = try await api(server.url).cocktail(id: "11007")
      #expect(server.requests == ["/api/lookup.php?i=11007"])
    }
  }

  @Test func `numbered fields become ingredients`() async throws {
    try await HTTPServer.answering(.body(Self.margarita)) { server in
      let margarita = try await api(server.url).cocktail(id: "11007")
      #expect(
        margarita.ingredients == [
          Ingredient(name: "Tequila", measure: "1 1/2 oz"),
          Ingredient(name: "Lime juice", measure: "1 oz"),
          Ingredient(name: "Salt", measure: nil),
        ]
      )
    }
  }

  @Test func `line breaks and escape sequences don't reach the terminal`() async throws {
    try await HTTPServer.answering(.body(Self.margarita)) { server in
      let margarita = try await api(server.url).cocktail(id: "11007")
      #expect(margarita.method == "Rub the rim. [31mShake.")
    }
  }

  @Test func `cocktails are sorted by name`() async throws {
    let body = #"""
      {"drinks": [{"idDrink": "2", "strDrink": "Avalon"}, {"idDrink": "1", "strDrink": "A1"}]}
      """#
    try await HTTPServer.answering(.body(body)) { server in
      let cocktails = try await api(server.url).cocktails(startingWith: "A")
      #expect(cocktails.map(\.name) == ["A1", "Avalon"])
    }
  }

  @Test(arguments: [#"{"drinks":null}"#, #"{"drinks":"None Found"}"#, #"{"drinks":[]}"#])
  func `an answer without drinks is an unknown letter`(_ body: String) async throws {
    #expect(try await failure(of: .body(body)) == .unknownLetter("A"))
  }

  @Test func `an answer without drinks is an unknown cocktail`() async throws {
    try await HTTPServer.answering(.body(#"{"drinks":null}"#)) { server in
      let api = try api(server.url)
      await #expect(throws: CocktailError.unknownCocktail("1")) { try await api.cocktail(id: "1") }
    }
  }

  @Test(arguments: ["<html>Hello</html>", "", #"{"drinks": ["#])
  func `an answer that isn't JSON is named`(_ body: String) async throws {
    guard case .notJSON = try await failure(of: .body(body, type: "text/html")) else {
      Issue.record("The answer was taken for JSON.")
      return
    }
  }

  @Test(arguments: [
    ("{}", "'drinks' is missing"),
    ("[]", "it isn't an object"),
    (#"{"drinks": 1}"#, "'drinks' isn't what it should be"),
    (#"{"drinks": [{"idDrink": "1"}]}"#, "'strDrink' is missing"),
    (#"{"drinks": [{"idDrink": 1, "strDrink": "A1"}]}"#, "'idDrink' isn't what it should be"),
  ])
  func `JSON about something else is named`(_ body: String, _ expected: String) async throws {
    guard case .unexpectedJSON(_, let reason) = try await failure(of: .body(body)) else {
      Issue.record("The answer was taken for cocktails.")
      return
    }
    #expect(reason == expected)
  }

  @Test(arguments: [404, 500])
  func `a status that isn't success is named`(_ status: Int) async throws {
    guard case .status(status, _) = try await failure(of: .body("{}", status: status)) else {
      Issue.record("The status was taken for success.")
      return
    }
  }

  @Test func `a server that doesn't answer is given up`() async throws {
    guard case .unreachable(_, let reason) = try await failure(of: .nothing, timeout: 0.5) else {
      Issue.record("The server has answered.")
      return
    }
    #expect(reason == "it didn't answer within 0.5 seconds")
  }

  @Test func `a server that isn't there is named`() async throws {
    // The port is bound, so that no other server gets it, but nothing listens on it.
    let loopback = try Loopback()
    let base = try HTTPServer.url(of: loopback)
    await #expect(
      throws: CocktailError.unreachable(
        base.appending(path: "lookup.php").appending(queryItems: [.init(name: "i", value: "1")]),
        reason: "nothing accepts the connection"
      )
    ) {
      try await api(base).cocktail(id: "1")
    }
    withExtendedLifetime(loopback) {}
  }
}
