import Locator

// As in the library itself: every text that has a type in it says its name as the user writes it. A copy, because
// with one for both of them the texts of all modules of the package would change.

extension DefaultStringInterpolation {
  /// Adds the name of a type, with the types around it.
  mutating func appendInterpolation(_ type: Any.Type) { appendLiteral(Messages.name(of: type)) }

  /// Adds the name of a type that is known when this is compiled.
  mutating func appendInterpolation<Subject>(_ type: Subject.Type) {
    appendLiteral(Messages.name(of: type))
  }
}
