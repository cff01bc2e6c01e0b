import Locator

// A copy of the extension in `Locator`, which makes messages show the name of a type as it is written in source. A
// shared one would need package access, and would change the interpolation of types in every module of the package.

extension DefaultStringInterpolation {
  /// Appends the name of a type, qualified by its enclosing types.
  mutating func appendInterpolation(_ type: Any.Type) { appendLiteral(Messages.name(of: type)) }

  /// Appends the name of a statically known type.
  mutating func appendInterpolation<Subject>(_ type: Subject.Type) {
    appendLiteral(Messages.name(of: type))
  }
}
