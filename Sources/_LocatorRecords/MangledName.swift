/// The name of a type as records have it: text with references to descriptors in it.
///
/// "Symbolic references" in Mangling.rst: a byte from 1 to 0x17 is followed by a distance of four bytes,
/// one from 0x18 to 0x1F by a pointer, and a zero ends the name.
package struct MangledName {
  /// Where the name begins.
  let start: RecordAddress

  /// How many bytes it has.
  let length: Int

  /// The name that begins somewhere and goes to its end.
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
  package func mentions(_ descriptor: ContextDescriptor) -> Bool {
    var offset = 0
    while offset < length {
      if Self.reference(at: start.advanced(by: offset)) == descriptor { return true }
      offset += Self.width(of: start.load(offset, as: UInt8.self))
    }
    return false
  }

  /// The argument of a generic type with one, or of an optional one, when the name is that of such a type,
  /// or `nil` if it isn't, or if the argument depends on generic parameters.
  ///
  /// "Bound generic types" in Mangling.rst: the type, `y`, the arguments, `G`; `Sg` makes it optional. The
  /// generic type itself is made last, because that is slow, and can't be where the argument is a key that is
  /// isolated to an actor.
  ///
  /// - Parameters:
  ///   - descriptor: The generic type.
  ///   - context: The type around the name, whose generic parameters the name may depend on.
  /// - Returns: The argument.
  package func argument(of descriptor: ContextDescriptor, in context: ContextDescriptor?)
    -> Any.Type?
  {
    guard reference == descriptor, length > 7, byte(5) == "y" else { return nil }
    var end = length
    while byte(end - 2) == "S", byte(end - 1) == "g" { end -= 2 }
    guard byte(end - 1) == "G", !mayDepend(on: context) else { return nil }
    // What stands in a name again is replaced by its number ("Substitutions"), of which the generic type has
    // the first. So the argument alone is a name if no number is in it.
    if !letters(5..<end).contains("A"),
      let type = start.advanced(by: 6).demangledType(length: end - 7)
    {
      return type
    }
    // Some references can't be copied: to the shape of a protocol with arguments, `any Sequence<Int>`.
    let whole =
      MangledNameCopy(of: self, length: end, first: Self.wrapper)?.type
      ?? start.demangledType(length: end)
    return whole.flatMap { TypeMetadata($0).genericArgument }
  }

  /// A generic type that has any argument.
  private enum Wrapper<Argument> {}

  private static var wrapper: ContextDescriptor? { TypeMetadata(Wrapper<Void>.self).descriptor }

  /// Whether the runtime has to be kept from looking for a generic parameter of the type around the name.
  ///
  /// It finds none, and says so of a type, but ends the program where an expansion has no pack to expand, and
  /// takes 0 for a value. Parameters are `x` or begin with `q`, in a label, too, which is seldom.
  private func mayDepend(on context: ContextDescriptor?) -> Bool {
    guard let context else { return isExpansion }
    guard let parameters = GenericParameters(of: context) else { return false }
    return isExpansion
      || parameters.haveValues && letters(0..<length).contains { $0 == "x" || $0 == "q" }
  }

  /// The bytes in a part of the name that belong to no reference.
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

  /// A letter of the name.
  private func byte(_ offset: Int) -> UnicodeScalar {
    UnicodeScalar(start.load(offset, as: UInt8.self))
  }

  /// Whether parameter packs are expanded in the name, or a label in it reads as if.
  private var isExpansion: Bool {
    let letters = letters(0..<length)
    return zip(letters, letters.dropFirst()).contains { $0 == "Q" && $1 == "p" }
  }

  /// The descriptor that is referred to at a place: 1 means by a distance, 2 by a pointer at its end.
  static func reference(at place: RecordAddress) -> ContextDescriptor? {
    switch place.load(as: UInt8.self) {
    case 1: place.relative(1).map(ContextDescriptor.init)
    case 2: place.relative(1)?.pointee().map(ContextDescriptor.init)
    default: nil
    }
  }

  /// How many bytes a letter takes, or a reference that begins with the byte.
  static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0x01...0x17: 5
    case 0x18...0x1F: 1 + MemoryLayout<UInt>.size
    default: 1
    }
  }
}
