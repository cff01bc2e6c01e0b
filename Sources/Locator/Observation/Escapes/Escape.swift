/// A read that the container of a test doesn't answer.
package struct Escape: Sendable {
  /// The key, or `nil` if no key was read: the program wanted the current container, and there is none.
  package let key: Any.Type?

  /// Whether the program stops next, because it has no value for the read.
  package let isFatal: Bool

  /// The call site.
  private let callSite: SourceLocation

  /// Returns the message.
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

  /// The message: what happens, and how to fix it.
  package var message: String { text() }

  /// The file and the line of the call site, unless the reader can't note them.
  package var location: (fileID: String, line: Int)? {
    callSite.isKnown ? ("\(callSite.fileID)", Int(callSite.line)) : nil
  }
}
