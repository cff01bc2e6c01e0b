/// A mangled type name, as records store it: text with symbolic references to descriptors.
///
/// "Symbolic references" in Mangling.rst: a byte from 1 to 0x17 is followed by a relative offset of four bytes, one
/// from 0x18 to 0x1F by a pointer. A zero terminates the name.
package struct MangledName {
  /// The address of the first byte.
  let start: RecordAddress

  /// The number of bytes.
  let length: Int

  /// The zero-terminated name at an address.
  package init(_ start: RecordAddress) {
    self.start = start
    var length = 0
    while true {
      let byte = start.load(length, as: UInt8.self)
      guard byte != 0 else { break }
      length += Self.width(of: byte)
    }
    self.length = length
  }

  /// The type with this name, or `nil` if there is none, or if it depends on generic parameters.
  var type: Any.Type? {
    // The runtime aborts if a pack expansion ("Qp" in Mangling.rst) has no pack.
    isExpansion ? nil : start.demangledType(length: length)
  }

  /// The descriptor that the name starts with.
  var reference: ContextDescriptor? { Self.reference(at: start) }

  /// The second letter of a standard library abbreviation such as `Sa` ("Substitutions" in Mangling.rst).
  var abbreviation: UnicodeScalar? { length > 1 && byte(0) == "S" ? byte(1) : nil }

  /// Whether the name refers to a descriptor anywhere.
  package func mentions(_ descriptor: ContextDescriptor) -> Bool {
    var offset = 0
    while offset < length {
      if Self.reference(at: start.advanced(by: offset)) == descriptor { return true }
      offset += Self.width(of: start.load(offset, as: UInt8.self))
    }
    return false
  }

  /// Returns the argument of a generic type with one parameter, if this is its name or that of an optional of it.
  ///
  /// Returns `nil` for any other name, or if the argument depends on generic parameters.
  ///
  /// "Bound generic types" in Mangling.rst: the type, `y`, the arguments, `G`; `Sg` makes it optional. The whole
  /// type is only demangled as a last resort: that is slow, and fails if the argument is a key that is isolated to
  /// an actor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of the generic type.
  ///   - context: The type that encloses the name, on whose generic parameters the name may depend.
  /// - Returns: The argument.
  package func argument(of descriptor: ContextDescriptor, in context: ContextDescriptor?)
    -> Any.Type?
  {
    guard reference == descriptor, length > 7, byte(5) == "y" else { return nil }
    var end = length
    while byte(end - 2) == "S", byte(end - 1) == "g" { end -= 2 }
    guard byte(end - 1) == "G", !mayDepend(on: context) else { return nil }
    // A repeated component is replaced by its index ("Substitutions"), and the generic type has the first one. So
    // the argument is a valid name of its own only if it has no substitution.
    if !letters(5..<end).contains("A"),
      let type = start.advanced(by: 6).demangledType(length: end - 7)
    {
      return type
    }
    // Some references can't be copied, such as that to the shape of a parameterized protocol, `any Sequence<Int>`.
    let whole =
      MangledNameCopy(of: self, length: end, first: Self.wrapper)?.type
      ?? start.demangledType(length: end)
    return whole.flatMap { TypeMetadata($0).genericArgument }
  }

  /// A generic type that accepts any argument.
  private enum Wrapper<Argument> {}

  private static var wrapper: ContextDescriptor? { TypeMetadata(Wrapper<Void>.self).descriptor }

  /// Whether the name must not be demangled, because it may contain a generic parameter of the enclosing type.
  ///
  /// The runtime returns `nil` for a name with a type parameter, but aborts if a pack expansion has no pack, and takes
  /// 0 for a value parameter. Parameters are mangled as `x` or start with `q`. A label with one of these letters is a
  /// rare false positive.
  private func mayDepend(on context: ContextDescriptor?) -> Bool {
    guard let context else { return isExpansion }
    guard let parameters = GenericParameters(of: context) else { return false }
    return isExpansion
      || parameters.haveValues && letters(0..<length).contains { $0 == "x" || $0 == "q" }
  }

  /// Returns the bytes in a range that aren't part of a reference.
  private func letters(_ range: Range<Int>) -> [UnicodeScalar] {
    var letters: [UnicodeScalar] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let width = Self.width(of: start.load(offset, as: UInt8.self))
      if width == 1 { letters.append(byte(offset)) }
      offset += width
    }
    return letters
  }

  /// Returns a byte of the name as a character.
  private func byte(_ offset: Int) -> UnicodeScalar {
    UnicodeScalar(start.load(offset, as: UInt8.self))
  }

  /// Whether the name has a pack expansion, or a label that looks like one.
  private var isExpansion: Bool {
    let letters = letters(0..<length)
    return zip(letters, letters.dropFirst()).contains { $0 == "Q" && $1 == "p" }
  }

  /// Returns the descriptor that a symbolic reference leads to: 1 marks a direct, 2 an indirect reference.
  static func reference(at place: RecordAddress) -> ContextDescriptor? {
    switch place.load(as: UInt8.self) {
    case 1: place.relative(1).map(ContextDescriptor.init)
    case 2: place.relative(1)?.pointee().map(ContextDescriptor.init)
    default: nil
    }
  }

  /// Returns the number of bytes of a letter, or of a symbolic reference, by its first byte.
  static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0x01...0x17: 5
    case 0x18...0x1F: 1 + MemoryLayout<UInt>.size
    default: 1
    }
  }
}
