import Foundation
import Locator
import LocatorTesting
import Testing

@testable import CocktailMaster

/// The container that the program builds.
@MainActor
struct ContainerTests {
  /// Returns a container with the modules of the program.
  private func container(_ options: Options = Options(favourites: "/dev/null")) -> Container {
    Container {
      Services(options: options, console: ScriptedConsole())
      CocktailData(source: options.source)
      Screens()
    }
  }

  @Test func `nothing that the program reads is missing`() throws {
    // The keys of the other test targets of the package are linked into the same program.
    try container().verify(
      excluding: .modules("LocatorBenchmarks", "LocatorTests", "LocatorTestingTests")
    )
  }

  @Test func `every key has a value`() throws {
    let container = container()
    _ = container[ConsoleKey.self]
    _ = container[LoggerKey.self]
    _ = container[FavouritesStoreKey.self]
    _ = container[MeasureFormatterKey.self]
    _ = container[CocktailRepositoryKey.self]
    _ = container[NavigatorKey.self]
    _ = container[LettersModelKey.self]
    _ = container[CocktailListModelKey.self, "N"]
    _ = container[CocktailDetailModelKey.self, "negroni"]
  }

  @Test func `all screens share the favourites`() throws {
    let container = container(Options(command: .help))
    try container[FavouritesStoreKey.self].toggle("negroni")
    #expect(try container[FavouritesStoreKey.self].all() == ["negroni"])
  }

  @Test func `two containers share no favourites`() throws {
    let containers = [container(Options(command: .help)), container(Options(command: .help))]
    try containers[0][FavouritesStoreKey.self].toggle("negroni")
    #expect(try containers[1][FavouritesStoreKey.self].all().isEmpty)
  }

  @Test func `the shipped cocktails are the default`() {
    #expect(container()[CocktailRepositoryKey.self] is ShippedCocktails)
  }

  @Test func `--api chooses the server`() throws {
    let options = try Options(["--api", "http://localhost", "--favourites", "/dev/null"])
    #expect(container(options)[CocktailRepositoryKey.self] is CocktailAPI)
  }

  @Test func `--units chooses the formatter`() throws {
    let options = try Options(["--units", "oz", "--favourites", "/dev/null"])
    #expect(container(options)[MeasureFormatterKey.self] is OunceFormatter)
  }

  @Test func `the log is silent without --verbose`() {
    #expect(container()[LoggerKey.self] is SilentLogger)
  }

  @Test func `a script keeps no favourites unless it names a file`() throws {
    let options = try Options(["--letter", "n"])
    #expect(container(options)[FavouritesStoreKey.self] is FavouritesInMemory)
  }

  @Test func `a person keeps favourites`() {
    #expect(container(Options())[FavouritesStoreKey.self] is FavouritesFile)
  }
}
