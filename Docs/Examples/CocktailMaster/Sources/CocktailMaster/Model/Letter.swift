/// An initial letter of cocktails.
struct Letter: Equatable, Sendable {
  /// The letter in upper case.
  var character: Character

  /// The number of cocktails that start with it, if known.
  var count: Int?
}

extension Letter {
  /// Parses a letter that the user has typed.
  static func character(from text: String) throws(CocktailError) -> Character {
    guard text.folded.count == 1, let character = text.folded.first, character.isLetter else {
      throw .notALetter(text)
    }
    return character
  }
}

extension Letter: Encodable {
  /// The names of the JSON fields.
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
