/// The name of a type as records have it: text with references to descriptors in it.
///
/// "Symbolic references" in Mangling.rst: a byte from 1 to 0x17 is followed by a distance of four bytes,
/// one from 0x18 to 0x1F by a pointer, and a zero ends the name.
struct MangledName {
  /// Where the name begins.
  let start: RecordAddress

  /// How many bytes it has.
  let length: Int

  /// The name that begins somewhere and goes to its end.
  init(_ start: RecordAddress) {
    self.start = start
    var length = 0
    while true {
      let byte = start.load(length, as: UInt8.self)
      guard byte != 0 else { break }
      length += Self.width(of: byte)
    }
    self.length = length
  }

  private init(start: RecordAddress, length: Int) {
    self.start = start
    self.length = length
  }

  /// The type, or `nil` if nothing has the name, or if it depends on generic parameters.
  var type: Any.Type? {
    // The runtime ends the program where an expansion ("Qp" in Mangling.rst) has no pack to expand.
    isExpansion ? nil : start.demangledType(length: length)
  }

  /// The descriptor that the name begins with.
  var reference: ContextDescriptor? { Self.reference(at: start) }

  /// The letter that the name begins with behind an `S`: a type of the standard library ("Substitutions").
  var abbreviation: UnicodeScalar? { length > 1 && byte(0) == "S" ? byte(1) : nil }

  /// Whether a descriptor is referred to anywhere in the name.
  func mentions(_ descriptor: ContextDescriptor) -> Bool {
    var offset = 0
    while offset < length {
      if Self.reference(at: start.advanced(by: offset)) == descriptor { return true }
      offset += Self.width(of: start.load(offset, as: UInt8.self))
    }
    return false
  }

  /// The argument of a generic type with one, or of an optional one, when the name is that of such a type.
  ///
  /// "Bound generic types" in Mangling.rst: the type, `y`, the arguments, `G`; `Sg` makes it optional.
  func argument(of descriptor: ContextDescriptor) -> MangledName? {
    guard reference == descriptor, length > 7, byte(5) == "y" else { return nil }
    var end = length
    if byte(end - 2) == "S", byte(end - 1) == "g" { end -= 2 }
    guard byte(end - 1) == "G" else { return nil }
    return MangledName(start: start.advanced(by: 6), length: end - 7)
  }

  /// A letter of the name.
  private func byte(_ offset: Int) -> UnicodeScalar {
    UnicodeScalar(start.load(offset, as: UInt8.self))
  }

  /// Whether parameter packs are expanded in the name, or an identifier in it reads as if.
  private var isExpansion: Bool {
    length > 1 && (1..<length).contains { byte($0 - 1) == "Q" && byte($0) == "p" }
  }

  /// The descriptor that is referred to at a place: 1 means by a distance, 2 by a pointer at its end.
  private static func reference(at place: RecordAddress) -> ContextDescriptor? {
    switch place.load(as: UInt8.self) {
    case 1: place.relative(1).map(ContextDescriptor.init)
    case 2: place.relative(1)?.pointee().map(ContextDescriptor.init)
    default: nil
    }
  }

  /// How many bytes a letter takes, or a reference that begins with the byte.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0x01...0x17: 5
    case 0x18...0x1F: 1 + MemoryLayout<UInt>.size
    default: 1
    }
  }
}
