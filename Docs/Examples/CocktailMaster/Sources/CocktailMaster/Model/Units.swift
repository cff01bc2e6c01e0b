/// The units of displayed measures.
enum Units: String, CaseIterable, Sendable {
  /// Millilitres, as in the recipes.
  case ml

  /// Ounces, for use with a jigger.
  case oz
}
