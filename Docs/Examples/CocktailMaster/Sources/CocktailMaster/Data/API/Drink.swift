/// A cocktail in the format of TheCocktailDB, with ingredients in numbered fields.
struct Drink: Decodable {
  /// The decoded cocktail.
  let cocktail: Cocktail

  /// The name of a JSON field.
  private struct Field: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)

    /// Returns the text of a field, or `nil` if it is empty.
    func text(_ name: String) throws -> String? {
      let text = try fields.decodeIfPresent(String.self, forKey: Field(stringValue: name))
      return text.map(Self.tidy).flatMap { $0.isEmpty ? nil : $0 }
    }

    cocktail = Cocktail(
      id: try fields.decode(String.self, forKey: Field(stringValue: "idDrink")),
      name: Self.tidy(try fields.decode(String.self, forKey: Field(stringValue: "strDrink"))),
      category: try text("strCategory"),
      glass: try text("strGlass"),
      ingredients: try (1...15).compactMap { number in
        try text("strIngredient\(number)").map { name in
          Ingredient(name: name, measure: try text("strMeasure\(number)"))
        }
      },
      method: try text("strInstructions") ?? ""
    )
  }

  /// Replaces whitespace and control characters, which would confuse a terminal, with single spaces.
  private static func tidy(_ text: String) -> String {
    text.split { character in
      character.isWhitespace
        || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    .joined(separator: " ")
  }
}
