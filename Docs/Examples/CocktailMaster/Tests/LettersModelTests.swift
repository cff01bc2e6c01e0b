import Locator
import Testing

@testable import CocktailMaster

@MainActor
struct LettersModelTests {
  @Test func `the first screen counts the cocktails of each letter`() async throws {
    let repository = FakeRepository("Negroni", "Americano", "Naked and Famous")
    try await withContainer(.testing(repository)) {
      let model = LettersModelKey.currentValue
      try await model.load()
      #expect(
        model.letters == [Letter(character: "A", count: 1), Letter(character: "N", count: 2)]
      )
    }
  }

  @Test func `letters are loaded once`() async throws {
    let repository = FakeRepository("Negroni")
    try await withContainer(.testing(repository)) {
      let model = LettersModelKey.currentValue
      try await model.load()
      try await model.load()
      #expect(repository.requestCount == 1)
    }
  }

  @Test(arguments: [("n", "N"), ("N", "N"), ("é", "E")] as [(String, Character)])
  func `a letter is read in any case, with or without an accent`(
    _ text: String,
    _ letter: Character
  ) throws {
    #expect(try Letter.character(from: text) == letter)
  }

  @Test(arguments: ["", "ab", "7", "!", "ß"])
  func `what isn't one letter is refused`(_ text: String) {
    #expect(throws: CocktailError.notALetter(text)) { try Letter.character(from: text) }
  }
}
