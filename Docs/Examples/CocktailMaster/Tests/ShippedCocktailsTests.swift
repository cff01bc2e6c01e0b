import Foundation
import Testing

@testable import CocktailMaster

/// The cocktails that are included in the program.
struct ShippedCocktailsTests {
  /// Returns all cocktails, letter by letter.
  private func all() async throws -> [Cocktail] {
    let repository = ShippedCocktails(logger: SilentLogger())
    var cocktails: [Cocktail] = []
    for letter in try await repository.letters() {
      cocktails += try await repository.cocktails(startingWith: letter.character)
    }
    return cocktails
  }

  @Test func `there are a hundred official cocktails`() async throws {
    #expect(try await all().count == 100)
  }

  @Test func `the counts of the letters add up`() async throws {
    let counts = try await ShippedCocktails(logger: SilentLogger()).letters().compactMap(\.count)
    #expect(counts.reduce(0, +) == 100)
  }

  @Test func `cocktails are sorted by name`() async throws {
    let names = try await all().map(\.name.folded)
    #expect(names == names.sorted())
  }

  @Test func `no two cocktails have the same id`() async throws {
    #expect(try await Set(all().map(\.id)).count == 100)
  }

  @Test func `an id is in lower case, without spaces`() async throws {
    for cocktail in try await all() {
      #expect(cocktail.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(cocktail.id)")
    }
  }

  @Test func `every ingredient has a name and a measure`() async throws {
    for cocktail in try await all() {
      #expect(!cocktail.ingredients.isEmpty, "\(cocktail.id)")
      for ingredient in cocktail.ingredients {
        #expect(!ingredient.name.isEmpty, "\(cocktail.id)")
        #expect(ingredient.measure?.isEmpty == false, "\(cocktail.id): \(ingredient.name)")
      }
    }
  }

  @Test func `every cocktail has a glass, a category and a method`() async throws {
    for cocktail in try await all() {
      for text in [cocktail.glass, cocktail.category, cocktail.method] {
        #expect(text?.isEmpty == false, "\(cocktail.id)")
      }
    }
  }

  @Test func `a negroni is gin, Campari and sweet red vermouth in equal parts`() async throws {
    let negroni = try await ShippedCocktails(logger: SilentLogger()).cocktail(id: "negroni")
    #expect(
      negroni.ingredients == [
        Ingredient(name: "Gin", measure: "30 ml"),
        Ingredient(name: "Campari", measure: "30 ml"),
        Ingredient(name: "Sweet red vermouth", measure: "30 ml"),
      ]
    )
  }

  @Test(arguments: ["pina-colada", "Piña Colada", "pina colada", "PIÑA COLADA"])
  func `a cocktail answers to its id and to its name`(_ text: String) async throws {
    let cocktail = try await ShippedCocktails(logger: SilentLogger()).cocktail(id: text)
    #expect(cocktail.id == "pina-colada")
  }

  @Test func `a file that isn't there is an error`() async {
    let missing = CocktailError.unreadableCocktails(reason: "'cocktails.json' is missing.")
    let repository = ShippedCocktails(logger: SilentLogger(), file: nil)
    await #expect(throws: missing) { try await repository.letters() }
  }
}
