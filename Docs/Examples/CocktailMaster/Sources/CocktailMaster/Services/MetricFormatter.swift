/// Leaves measures as the recipes have them.
struct MetricFormatter: MeasureFormatter {
  func format(_ measure: String) -> String { measure }
}
