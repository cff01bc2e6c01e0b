/// A response of TheCocktailDB.
struct DrinkList: Decodable {
  /// The drinks that the server has found.
  let drinks: [Drink]

  /// The names of the JSON fields.
  private enum CodingKeys: String, CodingKey {
    case drinks
  }

  /// Decodes a response, in which `null` and at times `"None Found"` stand for an empty list.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let isNothing =
      try fields.decodeNil(forKey: .drinks)
      || (try? fields.decode(String.self, forKey: .drinks)) != nil
    drinks = isNothing ? [] : try fields.decode([Drink].self, forKey: .drinks)
  }
}
