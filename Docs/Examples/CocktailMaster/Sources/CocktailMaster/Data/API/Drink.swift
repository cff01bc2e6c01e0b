/// A cocktail as TheCocktailDB writes it: the ingredients are in numbered fields.
struct Drink: Decodable {
  /// The cocktail that the fields describe.
  let cocktail: Cocktail

  /// The name of a field.
  private struct Field: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)

    /// The text of a field, or `nil` if there is none.
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

  /// The words of a text, with one space between them, and nothing that would confuse a terminal.
  private static func tidy(_ text: String) -> String {
    text.split { character in
      character.isWhitespace
        || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    .joined(separator: " ")
  }
}
