/// The units that measures are shown in.
enum Units: String, CaseIterable, Sendable {
  /// Millilitres, as the recipes have them.
  case ml

  /// Ounces, for those who measure with a jigger.
  case oz
}
