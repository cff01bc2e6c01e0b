/// Turns millilitres and centilitres into ounces, in fractions that a jigger has.
struct OunceFormatter: MeasureFormatter {
  /// The fractions, in twelfths.
  private static let fractions = [
    (0, ""), (2, "⅙"), (3, "¼"), (4, "⅓"), (6, "½"), (8, "⅔"), (9, "¾"), (10, "⅚"), (12, ""),
  ]

  /// The millilitres in one unit of a measure.
  private static let units = ["ml": 1.0, "cl": 10.0]

  /// The millilitres in a fluid ounce.
  private static let ounce = 29.5735

  /// Converts a number and a unit.
  ///
  /// Dashes, spoons and what is too little to pour stay as they are.
  func format(_ measure: String) -> String {
    let words = measure.split(separator: " ")
    guard words.count == 2, let number = Double(words[0]), 0..<10_000 ~= number,
      let unit = Self.units[words[1].lowercased()]
    else { return measure }
    return Self.ounces(number * unit / Self.ounce) ?? measure
  }

  /// An amount of ounces, rounded to the nearest fraction, or `nil` if that is nothing.
  private static func ounces(_ amount: Double) -> String? {
    let whole = amount.rounded(.down)
    let rest = (amount - whole) * 12
    let nearest = fractions.min { abs(Double($0.0) - rest) < abs(Double($1.0) - rest) }
    guard let (twelfths, fraction) = nearest else { return nil }
    let number = Int(whole) + twelfths / 12
    guard number > 0 || !fraction.isEmpty else { return nil }
    return "\(number > 0 ? String(number) : "")\(fraction) oz"
  }
}
