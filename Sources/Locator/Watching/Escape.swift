/// A read that the container of a test doesn't answer.
package struct Escape: Sendable {
  /// The key, unless nobody knows it: a container was asked for where there is none.
  package let key: Any.Type?

  /// Whether the program stops next, because there is no value to give.
  package let isFatal: Bool

  /// The line that asks.
  private let asked: SourceLocation

  /// Says what happens, and how to fix it.
  private let text: @Sendable () -> String

  init(
    of key: Any.Type?,
    asked: SourceLocation,
    isFatal: Bool = false,
    _ text: @escaping @Sendable () -> String
  ) {
    self.key = key
    self.asked = asked
    self.isFatal = isFatal
    self.text = text
  }

  /// What happens, and how to fix it.
  package var message: String { text() }

  /// The file and the line that ask, unless the reader has no place to note them.
  package var location: (fileID: String, line: Int)? {
    asked.isKnown ? ("\(asked.fileID)", Int(asked.line)) : nil
  }
}
