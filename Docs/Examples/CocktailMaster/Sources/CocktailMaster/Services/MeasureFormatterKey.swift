import Locator

/// The key of the measure formatter.
enum MeasureFormatterKey: InjectionKey {
  typealias Value = any MeasureFormatter
}
