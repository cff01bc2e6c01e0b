/// A formatter that leaves measures as they are in the recipes.
struct MetricFormatter: MeasureFormatter {
  func format(_ measure: String) -> String { measure }
}
