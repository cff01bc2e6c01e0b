/// A file and a line of the user's code, such as `App/Modules.swift:18`.
///
/// Each property with `Inject` stores one, and each read passes one, so it takes one word instead of the four of a
/// `StaticString` and a line: addresses of code and constants have 48 bits.
@safe
@usableFromInline
package struct SourceLocation: Sendable, Hashable {
  /// The address of the file's name, which is null-terminated UTF-8, the line in 15 upper bits, and in the uppermost
  /// one whether it is the place of a property; or zero.
  ///
  /// A line that doesn't fit has 15 bits that are set, and the number of its ``FarPlace`` in place of the address.
  @usableFromInline let bits: UInt64

  /// An unknown location, for a container of a test without a list, and for what no user has written.
  package static let unknown = Self(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  @inlinable
  package init(_ fileID: StaticString, _ line: UInt) {
    // Only a string of one character has no pointer, and a `#fileID` is longer: it has a slash.
    let file = fileID.hasPointerRepresentation ? unsafe UInt(bitPattern: fileID.utf8Start) : 0
    bits = line < 0x7FFF ? UInt64(file) | UInt64(line) << 48 : Self.bits(ofFarLine: line, in: file)
  }

  /// Out of line, because few files are that long.
  @inline(never)
  @usableFromInline
  static func bits(ofFarLine line: UInt, in file: UInt) -> UInt64 {
    file == 0 ? 0 : UInt64(FarPlace(file: file, line: line).number) | 0x7FFF << 48
  }

  package var isKnown: Bool { file != 0 }

  package var place: (fileID: String, line: Int)? { isKnown ? (name, Int(line)) : nil }

  var line: UInt { farPlace?.line ?? UInt(bits >> 48 & 0x7FFF) }

  /// The place of a property, which is read anywhere, and notes its own line.
  var ofProperty: Self { Self(bits: bits | 1 << 63) }

  var isOfProperty: Bool { bits >> 63 != 0 }

  var ofReader: String { isOfProperty ? "by the property declared at \(self)" : "at \(self)" }

  private var file: UInt { farPlace?.file ?? UInt(bits & 0xFFFF_FFFF_FFFF) }

  private var farPlace: FarPlace? {
    bits >> 48 & 0x7FFF == 0x7FFF ? FarPlace(number: Int(bits & 0xFFFF_FFFF_FFFF)) : nil
  }

  /// The module of the file: the part of its name before the first slash.
  package var module: String { String(name.prefix { $0 != "/" }) }

  /// The file as the standard library's `fatalError` takes it, or, as compilers print it, `<unknown>`.
  var fileID: StaticString {
    guard isKnown else { return "<unknown>" }
    // SAFETY: `StaticString` is a frozen struct of these three fields, and the address came from one.
    return unsafe unsafeBitCast((file, UInt(name.utf8.count), 0 as UInt8), to: StaticString.self)
  }

  private var name: String {
    guard let start = unsafe UnsafePointer<CChar>(bitPattern: file) else { return "" }
    // SAFETY: the UTF-8 of a literal is null-terminated and never freed.
    return unsafe String(cString: start)
  }
}

/// A place whose line is too far down its file for a word, with a number that equal places share.
private struct FarPlace: Equatable {
  let file: UInt
  let line: UInt

  /// All of them, which are kept, as the names of files are, and the numbers of most by a hash value.
  private static let known = Locked<(places: [Self], numbers: [Int: Int])>(([], .init()))

  var number: Int {
    let hash = Int(bitPattern: file &* 31 &+ line)
    return Self.known.withLock { known in
      if let number = known.numbers[hash] {
        if known.places[number] == self { return number }
        // Another place has the same hash value.
        if let number = known.places.firstIndex(of: self) { return number }
      }
      known.places.append(self)
      known.numbers[hash] = known.places.count - 1
      return known.places.count - 1
    }
  }
}

extension FarPlace {
  init(number: Int) { self = Self.known.withLock { $0.places[number] } }
}

extension SourceLocation: CustomStringConvertible {
  @usableFromInline package var description: String {
    isKnown ? "\(name):\(line)" : "an unknown line"
  }
}
