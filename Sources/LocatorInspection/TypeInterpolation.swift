import _LocatorRecords

// Graphs and reports name a type as it is written in source, with its enclosing types: two keys may differ in those
// alone.

extension DefaultStringInterpolation {
  /// Appends the name of a type.
  mutating func appendInterpolation(_ type: Any.Type) { appendLiteral(TypeMetadata(type).name) }

  /// Appends the name of a statically known type.
  mutating func appendInterpolation<Subject>(_ type: Subject.Type) {
    appendLiteral(TypeMetadata(type).name)
  }
}
