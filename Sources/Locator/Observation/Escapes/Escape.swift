/// A read that the container of a test doesn't answer.
package struct Escape: Sendable {
  /// The key, unless nobody knows it: a container was asked for where there is none.
  package let key: Any.Type?

  /// Whether the program stops next, because there is no value to give.
  package let isFatal: Bool

  /// The line that asks.
  private let callSite: SourceLocation

  /// Says what happens, and how to fix it.
  private let text: @Sendable () -> String

  init(
    of key: Any.Type?,
    callSite: SourceLocation,
    isFatal: Bool = false,
    _ text: @escaping @Sendable () -> String
  ) {
    self.key = key
    self.callSite = callSite
    self.isFatal = isFatal
    self.text = text
  }

  /// What happens, and how to fix it.
  package var message: String { text() }

  /// The file and the line that ask, unless the reader has no place to note them.
  package var location: (fileID: String, line: Int)? {
    callSite.isKnown ? ("\(callSite.fileID)", Int(callSite.line)) : nil
  }
}
