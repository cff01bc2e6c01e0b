// Every text of the library that has a type in it says its name as the user writes it.

extension DefaultStringInterpolation {
  /// Adds the name of a type, with the types around it.
  mutating func appendInterpolation(_ type: Any.Type) { appendLiteral(Messages.name(of: type)) }

  /// Adds the name of a type that is known when this is compiled.
  mutating func appendInterpolation<Subject>(_ type: Subject.Type) {
    appendLiteral(Messages.name(of: type))
  }
}
