/// A line that the user wrote, such as `App/Modules.swift:18`.
///
/// Each property with `Inject` carries one, so that it is two words and not the four of a
/// `StaticString` and a line.
@safe
@usableFromInline
package struct SourceLocation: Sendable {
  /// The address of the file's name, UTF-8 that ends with a zero, or zero where the line isn't known.
  @usableFromInline let file: UInt

  /// The line in the file.
  @usableFromInline let lineNumber: UInt32

  /// No line: the reader has no place to note one, as with `currentValue`.
  static let unknown = Self()

  private init() {
    file = 0
    lineNumber = 0
  }

  /// Notes a line as `#fileID` and `#line` give it.
  @inlinable
  package init(_ fileID: StaticString, _ line: UInt) {
    // A file name of one character is no pointer; there is no such `#fileID`, which has a slash.
    file = fileID.hasPointerRepresentation ? unsafe UInt(bitPattern: fileID.utf8Start) : 0
    lineNumber = UInt32(truncatingIfNeeded: line)
  }

  /// Whether there is a line to show.
  var isKnown: Bool { file != 0 }

  /// The line.
  var line: UInt { UInt(lineNumber) }

  /// The module that the file belongs to: what stands before the first slash.
  package var module: String { String(name.prefix { $0 != "/" }) }

  /// The file in the form that the standard library's `fatalError` takes; where it isn't known, what a compiler
  /// prints for such a file.
  var fileID: StaticString {
    guard let start = unsafe UnsafePointer<CChar>(bitPattern: file) else { return "<unknown>" }
    // Safe: `StaticString` is a frozen struct of these three fields, and `start` came from one.
    return unsafe unsafeBitCast(
      StaticStringFields(start: start, count: UInt(name.utf8.count), flags: 0),
      to: StaticString.self
    )
  }

  /// The file's name, empty where the line isn't known.
  private var name: String {
    guard let start = unsafe UnsafePointer<CChar>(bitPattern: file) else { return "" }
    // Safe: a literal's UTF-8 ends with a zero and is never freed.
    return unsafe String(cString: start)
  }
}

extension SourceLocation: CustomStringConvertible {
  @usableFromInline package var description: String {
    isKnown ? "\(name):\(line)" : "an unknown line"
  }
}

extension SourceLocation: Hashable {}

/// The fields of the standard library's `StaticString`, in their order.
@unsafe
private struct StaticStringFields {
  let start: UnsafePointer<CChar>
  let count: UInt
  let flags: UInt8
}
