// Messages name a type with the types around it: two keys may differ in those alone.

extension DefaultStringInterpolation {
  /// Appends the name of a type.
  mutating func appendInterpolation(_ type: Any.Type) { appendLiteral(Messages.name(of: type)) }

  /// Appends the name of a statically known type.
  mutating func appendInterpolation<Subject>(_ type: Subject.Type) {
    appendLiteral(Messages.name(of: type))
  }
}

extension Messages {
  /// Returns the name of a type without its module, such as `Shop.PriceKey`.
  ///
  /// Types that are made of others have the name that the runtime gives them, such as `Array<PriceKey>`.
  static func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    guard !full.contains(where: { "<,>&:".contains($0) }) else { return String(describing: type) }
    // The runtime writes the place of a private type as `(unknown context at $1060)`.
    let parts = full.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
    return parts.isEmpty ? full : parts.joined(separator: ".")
  }
}
