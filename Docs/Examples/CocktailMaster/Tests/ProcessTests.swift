import Foundation
import LocatorTestSupport
import Testing

@testable import CocktailMaster

/// The program as a script sees it: its output, errors and exit status.
@Suite
struct ProcessTests {
  /// Expects a failed run with one line on standard error and no output.
  private func expectFailure(
    _ run: Command,
    _ message: String,
    status: Int32 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.errors == "error: \(message)\n", sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.status == status, sourceLocation: sourceLocation)
  }

  @Test func `--letter prints the cocktails of a letter`() async throws {
    let run = try await cocktailMaster("--letter", "n")
    #expect(
      run.output == """
        Cocktails with N

           1   Naked and Famous  New Era             naked-and-famous
           2   Negroni           The Unforgettables  negroni
           3   New York Sour     New Era             new-york-sour

        """
    )
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `--cocktail prints one cocktail`() async throws {
    let run = try await cocktailMaster("--cocktail", "negroni")
    #expect(
      run.output == """
        Negroni
        The Unforgettables · Old fashioned glass

          30 ml  Gin
          30 ml  Campari
          30 ml  Sweet red vermouth

        Pour everything over ice in the glass and stir gently.
        Garnish: Half an orange slice

        """
    )
    #expect(run.status == 0)
  }

  @Test func `--units oz prints ounces`() async throws {
    let run = try await cocktailMaster("--cocktail", "negroni", "--units", "oz")
    #expect(run.output.contains("  1 oz  Gin\n"))
  }

  @Test func `--json prints a list that scripts can read`() async throws {
    let run = try await cocktailMaster("--letter", "n", "--json")
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let rows = try #require(list as? [[String: Any]])
    #expect(
      rows.map { $0["id"] as? String } == ["naked-and-famous", "negroni", "new-york-sour"]
    )
  }

  @Test func `--json prints a cocktail that scripts can read`() async throws {
    let run = try await cocktailMaster("--cocktail", "negroni", "--json")
    let negroni = try JSONDecoder().decode(Cocktail.self, from: Data(run.output.utf8))
    let shipped = ShippedCocktails(logger: SilentLogger())
    #expect(try await negroni == shipped.cocktail(id: "negroni"))
  }

  @Test func `--json alone prints the letters`() async throws {
    let run = try await cocktailMaster("--json")
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let letters = try #require(list as? [[String: Any]])
    #expect(letters.first?["letter"] as? String == "A")
    #expect(letters.first?["count"] as? Int == 4)
  }

  @Test func `without options and without a terminal, the letters are printed`() async throws {
    let run = try await cocktailMaster()
    #expect(run.output.hasPrefix("Cocktails by letter\n\n   A  4   B  8   C  9"))
    #expect(run.output.hasSuffix("\nAdd --letter n for those of a letter, or --help.\n"))
    #expect(run.status == 0)
  }

  @Test func `--help prints every option`() async throws {
    let run = try await cocktailMaster("--help")
    let options = [
      "--letter", "--cocktail", "--json", "--units", "--api", "--favourites", "--verbose",
      "--verify", "--graph", "--inspect", "--help",
    ]
    for option in options { #expect(run.output.contains("  \(option) "), "\(option)") }
    #expect(run.status == 0)
  }

  @Test func `--verify finds nothing wrong with the program`() async throws {
    let run = try await cocktailMaster("--verify")
    #expect(
      run.output == """
        The container at CocktailMaster/EntryPoint.swift:15 has no problems, with 9 keys and 4 properties \
        in CocktailMaster.

        """
    )
    #expect(run.status == 0)
  }

  @Test func `--graph mermaid prints the picture in the README`() async throws {
    let run = try await cocktailMaster("--graph", "mermaid")
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(text.contains("```mermaid\n\(run.output)```"))
    #expect(run.status == 0)
  }

  @Test func `--graph dot prints it for Graphviz`() async throws {
    let run = try await cocktailMaster("--graph", "dot")
    #expect(run.output.hasPrefix("digraph Container {\n"))
    #expect(run.status == 0)
  }

  @Test func `--graph json prints it for programs`() async throws {
    let run = try await cocktailMaster("--graph", "json")
    #expect(run.output.hasPrefix(#"{"version":1,"nodes":["#))
    #expect(run.status == 0)
  }

  @Test func `--inspect writes a page with the first screen's reads`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await cocktailMaster("--inspect", file.path)
    #expect(run.output == "Wrote \(file.path). Open it in a browser.\n")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains(#""key":"LettersModelKey","scope":"transient""#))
  }

  @Test func `a page that can't be written is one line and a status of 1`() async throws {
    let run = try await cocktailMaster("--inspect", "/no/such/folder/page.html")
    #expect(run.errors.hasPrefix("error: ") && run.errors.count { $0 == "\n" } == 1)
    #expect(run.output.isEmpty)
    #expect(run.status == 1)
  }

  @Test func `--verbose tells on the standard error what happens`() async throws {
    let run = try await cocktailMaster("--cocktail", "negroni", "--verbose")
    #expect(run.errors.contains("log: Using 100 shipped cocktails.\n"))
    #expect(run.output.hasPrefix("Negroni\n"))
  }

  @Test func `an unknown letter is one line and a status of 1`() async throws {
    let run = try await cocktailMaster("--letter", "x")
    expectFailure(run, "No cocktail starts with 'X'. Choose another letter.")
  }

  @Test func `more than one letter is one line and a status of 1`() async throws {
    let run = try await cocktailMaster("--letter", "ne")
    expectFailure(run, "'ne' isn't a letter. Give one letter, such as n.")
  }

  @Test func `an unknown cocktail is one line and a status of 1`() async throws {
    let run = try await cocktailMaster("--cocktail", "nigroni")
    expectFailure(run, CocktailError.unknownCocktail("nigroni").description)
  }

  @Test func `an unknown option is one line and a status of 2`() async throws {
    let run = try await cocktailMaster("--lettre", "n")
    expectFailure(run, UsageError.unknownOption("--lettre").description, status: 2)
  }

  @Test func `--api asks a server`() async throws {
    let body = #"{"drinks":[{"idDrink":"11007","strDrink":"Margarita","strCategory":"Sour"}]}"#
    try await HTTPServer.answering(.body(body)) { server in
      let run = try await cocktailMaster("--api", server.url.absoluteString, "--letter", "m")
      #expect(run.output == "Cocktails with M\n\n   1   Margarita  Sour  11007\n")
      #expect(run.status == 0)
    }
  }

  @Test func `a server that isn't there is one line and a status of 1`() async throws {
    let loopback = try Loopback()
    let base = try HTTPServer.url(of: loopback).absoluteString
    let run = try await cocktailMaster("--api", base, "--letter", "a")
    expectFailure(
      run,
      "Can't reach \(base)/search.php?f=a: nothing accepts the connection. "
        + "Check the address, and that the server runs."
    )
    withExtendedLifetime(loopback) {}
  }

  @Test func `an answer that isn't JSON is one line and a status of 1`() async throws {
    try await HTTPServer.answering(.body("<html>", type: "text/html")) { server in
      let base = try server.url.absoluteString
      let run = try await cocktailMaster("--api", base, "--cocktail", "11007")
      expectFailure(
        run,
        "\(base)/lookup.php?i=11007 didn't answer with JSON. "
          + "Check that --api is the address of an API."
      )
    }
  }

  @Test func `--favourites names the file whose cocktails have a star`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    try FavouritesFile(path: path).toggle("negroni")
    let run = try await cocktailMaster("--letter", "n", "--favourites", path)
    #expect(run.output.contains("   2 ★ Negroni "))
  }
}
