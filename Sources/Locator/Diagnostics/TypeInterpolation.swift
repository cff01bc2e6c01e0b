// Every text of the library with a type in it names the type as users write it.

extension DefaultStringInterpolation {
  /// Appends the name of a type, with the types around it.
  mutating func appendInterpolation(_ type: Any.Type) { appendLiteral(Messages.name(of: type)) }

  /// Appends the name of a type that is known at compile time.
  mutating func appendInterpolation<Subject>(_ type: Subject.Type) {
    appendLiteral(Messages.name(of: type))
  }
}
