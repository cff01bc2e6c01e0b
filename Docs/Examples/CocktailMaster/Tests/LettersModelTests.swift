import Locator
import Testing

@testable import CocktailMaster

/// The start screen offers the letters of the alphabet.
@MainActor
struct LettersModelTests {
  @Test(.program(FakeRepository("Negroni", "Americano", "Naked and Famous")))
  func `the first screen counts the cocktails of each letter`() async throws {
    let model = LettersModelKey.currentValue()
    try await model.load()
    #expect(model.letters == [Letter(character: "A", count: 1), Letter(character: "N", count: 2)])
  }

  @Test(.program(FakeRepository("Negroni")))
  func `letters are loaded once`() async throws {
    let model = LettersModelKey.currentValue()
    try await model.load()
    try await model.load()
    #expect(FakeRepositoryKey.currentValue().requestCount == 1)
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
