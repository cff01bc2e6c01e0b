/// Writes the measures of a recipe.
protocol MeasureFormatter: Sendable {
  /// A measure of a recipe as a person wants to read it.
  func format(_ measure: String) -> String
}
