import Locator

/// The key of what writes measures.
enum MeasureFormatterKey: InjectionKey {
  typealias Value = any MeasureFormatter
}
