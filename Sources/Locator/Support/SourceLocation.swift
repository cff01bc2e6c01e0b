/// A file and a line of the user's code, such as `App/Modules.swift:18`.
///
/// Each property with `Inject` stores one, so it takes two words instead of the four of a `StaticString` and a line.
@safe
@usableFromInline
package struct SourceLocation: Sendable {
  /// The address of the file's name, which is null-terminated UTF-8, or zero if the location is unknown.
  @usableFromInline let file: UInt

  @usableFromInline let lineNumber: UInt32

  /// An unknown location, for a read that has no place to store one, such as `currentValue`.
  static let unknown = Self()

  private init() {
    file = 0
    lineNumber = 0
  }

  @inlinable
  package init(_ fileID: StaticString, _ line: UInt) {
    // Only a string of one character has no pointer, and a `#fileID` is longer: it has a slash.
    file = fileID.hasPointerRepresentation ? unsafe UInt(bitPattern: fileID.utf8Start) : 0
    lineNumber = UInt32(truncatingIfNeeded: line)
  }

  var isKnown: Bool { file != 0 }

  package var place: (fileID: String, line: Int)? { isKnown ? (name, Int(line)) : nil }

  var line: UInt { UInt(lineNumber) }

  /// The module of the file: the part of its name before the first slash.
  package var module: String { String(name.prefix { $0 != "/" }) }

  /// The file as the standard library's `fatalError` takes it, or, as compilers print it, `<unknown>`.
  var fileID: StaticString {
    guard let start = unsafe UnsafePointer<CChar>(bitPattern: file) else { return "<unknown>" }
    // Safe: `StaticString` is a frozen struct of these three fields, and `start` came from one.
    let fields: (UnsafePointer<CChar>, UInt, UInt8) = unsafe (start, UInt(name.utf8.count), 0)
    return unsafe unsafeBitCast(fields, to: StaticString.self)
  }

  private var name: String {
    guard let start = unsafe UnsafePointer<CChar>(bitPattern: file) else { return "" }
    // Safe: the UTF-8 of a literal is null-terminated and never freed.
    return unsafe String(cString: start)
  }
}

extension SourceLocation: CustomStringConvertible {
  @usableFromInline package var description: String {
    isKnown ? "\(name):\(line)" : "an unknown line"
  }
}

extension SourceLocation: Hashable {}
