/// A formatter that converts millilitres and centilitres to ounces, in fractions that a jigger has.
struct OunceFormatter: MeasureFormatter {
  /// The fractions by twelfths.
  private static let fractions = [
    (0, ""), (2, "⅙"), (3, "¼"), (4, "⅓"), (6, "½"), (8, "⅔"), (9, "¾"), (10, "⅚"), (12, ""),
  ]

  /// The millilitres per unit.
  private static let units = ["ml": 1.0, "cl": 10.0]

  /// The millilitres per fluid ounce.
  private static let ounce = 29.5735

  /// Converts a measure that consists of a number and a unit.
  ///
  /// Dashes, spoons and amounts that are too small to pour aren't converted.
  func format(_ measure: String) -> String {
    let words = measure.split(separator: " ")
    guard words.count == 2, let number = Double(words[0]), 0..<10_000 ~= number,
      let unit = Self.units[words[1].lowercased()]
    else { return measure }
    return Self.ounces(number * unit / Self.ounce) ?? measure
  }

  /// Formats ounces, rounded to the nearest fraction, or returns `nil` if the result is zero.
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
