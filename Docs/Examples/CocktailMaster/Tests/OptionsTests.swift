import Foundation
import Testing

@testable import CocktailMaster

/// The command line selects what the program does.
struct OptionsTests {
  @Test func `without options, a person browses the shipped cocktails`() throws {
    #expect(try Options([]) == Options())
  }

  @Test func `options come in any order`() throws {
    let options = try Options(["--json", "--units", "oz", "--verbose", "--letter", "n"])
    #expect(options == Options(command: .letter("n"), isJSON: true, units: .oz, isVerbose: true))
  }

  @Test func `a value may follow an equals sign`() throws {
    #expect(try Options(["--cocktail=negroni"]).command == .cocktail("negroni"))
  }

  @Test func `a server is chosen by its address`() throws {
    let url = try #require(URL(string: "http://localhost:8080/api"))
    #expect(try Options(["--api", "http://localhost:8080/api"]).source == .api(url))
  }

  @Test func `a graph has a format`() throws {
    #expect(try Options(["--graph", "dot"]).command == .graph(.dot))
    #expect(try Options(["--graph=json"]).command == .graph(.json))
  }

  @Test func `a page has a file, and the reads for it are recorded`() throws {
    #expect(try Options(["--inspect", "page.html"]).command == .inspect("page.html"))
    #expect(try Options(["--inspect", "page.html"]).isInspected)
    #expect(try !Options(["--verify"]).isInspected)
  }

  @Test func `help wins over other commands`() throws {
    #expect(try Options(["--letter", "n", "--help"]).command == .help)
    #expect(try Options(["--help", "--letter", "n"]).command == .help)
  }

  @Test(
    arguments: [
      (["--lettre", "n"], .unknownOption("--lettre")),
      (["--json=yes"], .unexpected("yes")),
      (["negroni"], .unexpected("negroni")),
      ([""], .unexpected("")),
      (["--letter"], .missingValue("--letter")),
      (["--letter="], .missingValue("--letter")),
      (["--letter", "--json"], .missingValue("--letter")),
      (["--units", "pint"], .unknownUnits("pint")),
      (["--graph", "png"], .unknownFormat("png")),
      (["--graph"], .missingValue("--graph")),
      (["--inspect"], .missingValue("--inspect")),
      (["--verify", "--letter", "n"], .twoCommands),
      (["--api", "localhost"], .notAnAddress("localhost")),
      (["--api", "file:///etc"], .notAnAddress("file:///etc")),
      (["--letter", "n", "--cocktail", "negroni"], .twoCommands),
    ] as [([String], UsageError)]
  )
  func `a mistake is named`(_ arguments: [String], _ error: UsageError) {
    #expect(throws: error) { try Options(arguments) }
  }
}
