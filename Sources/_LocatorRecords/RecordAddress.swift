/// A place in what the compiler leaves in the program about its types.
///
/// Records point to each other by distances of 32 bits, so that the program need not be changed where
/// it is loaded.
///
/// The records of an image that is loaded stay where they are and never change, and whoever makes an
/// address has it from the runtime or from another record.
@safe
package struct RecordAddress {
  private let pointer: UnsafeRawPointer

  init(_ pointer: UnsafeRawPointer) {
    unsafe self.pointer = pointer
  }

  /// The address as a number.
  var bits: UInt { unsafe UInt(bitPattern: pointer) }

  /// The place some bytes further on.
  func advanced(by bytes: Int) -> Self { unsafe Self(pointer + bytes) }

  /// A number that stands some bytes further on.
  func load<Number: BitwiseCopyable>(_ offset: Int = 0, as type: Number.Type) -> Number {
    // Safe: a number has no invalid bits, and the record is as long as its description says.
    unsafe pointer.loadUnaligned(fromByteOffset: offset, as: type)
  }

  /// What a pointer points to that stands some bytes further on.
  func pointee(_ offset: Int = 0) -> Self? {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: load(offset, as: UInt.self)) else {
      return nil
    }
    return unsafe Self(pointer)
  }

  /// What a distance leads to: `RelativeDirectPointer` in the runtime's RelativePointer.h.
  func relative(_ offset: Int = 0) -> Self? {
    let distance = load(offset, as: Int32.self)
    return distance == 0 ? nil : advanced(by: offset + Int(distance))
  }

  /// What a distance leads to, or what a pointer at its end points to where the lowest bit is set:
  /// `RelativeIndirectablePointer` in the runtime's RelativePointer.h.
  func relativeIndirectable(_ offset: Int = 0) -> Self? {
    let distance = load(offset, as: Int32.self)
    guard distance != 0 else { return nil }
    let end = advanced(by: offset + Int(distance & ~1))
    return distance & 1 == 0 ? end : end.pointee()
  }

  /// The UTF-8 from here to a zero.
  var text: String {
    // Safe: the names in records end with a zero.
    unsafe String(cString: pointer.assumingMemoryBound(to: CChar.self))
  }

  /// The type whose metadata is here.
  var metatype: Any.Type {
    // Safe: a metatype is the address of the metadata, and who asks has found that address in a place for
    // a type.
    unsafe unsafeBitCast(pointer, to: Any.Type.self)
  }

  /// The type with a mangled name of some bytes, or `nil` if there is none.
  func demangledType(length: Int) -> Any.Type? {
    // Safe: the name is as long, and the runtime only reads it.
    unsafe _getTypeByMangledNameInContext(
      pointer.assumingMemoryBound(to: UInt8.self),
      UInt(length),
      genericContext: nil,
      genericArguments: nil
    )
  }
}

extension RecordAddress: Hashable {
  package static func == (one: Self, other: Self) -> Bool { unsafe one.pointer == other.pointer }

  package func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(pointer)
  }
}
