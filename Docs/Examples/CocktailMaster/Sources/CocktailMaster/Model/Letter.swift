/// A letter that cocktails start with.
struct Letter: Equatable, Sendable {
  /// The letter, in upper case.
  var character: Character

  /// How many cocktails start with it, where that is known.
  var count: Int?
}

extension Letter {
  /// Reads a letter that a person has typed.
  static func character(from text: String) throws(CocktailError) -> Character {
    guard text.folded.count == 1, let character = text.folded.first, character.isLetter else {
      throw .notALetter(text)
    }
    return character
  }
}

extension Letter: Encodable {
  /// The names of the fields.
  private enum CodingKeys: String, CodingKey {
    case letter
    case count
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(String(character), forKey: .letter)
    try fields.encodeIfPresent(count, forKey: .count)
  }
}
