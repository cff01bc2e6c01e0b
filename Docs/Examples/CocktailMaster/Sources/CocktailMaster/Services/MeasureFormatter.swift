/// A formatter for the measures of a recipe.
protocol MeasureFormatter: Sendable {
  /// Returns a measure of a recipe in the user's units.
  func format(_ measure: String) -> String
}
