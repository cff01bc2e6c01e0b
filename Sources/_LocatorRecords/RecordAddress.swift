/// An address in the compiler-emitted records of a program.
///
/// Records refer to each other by relative offsets of 32 bits, so that loading a program doesn't have to relocate
/// them.
///
/// The records of a loaded image never move or change. Every address comes from the runtime, or from another
/// record.
@safe
package struct RecordAddress {
  private let pointer: UnsafeRawPointer

  init(_ pointer: UnsafeRawPointer) {
    unsafe self.pointer = pointer
  }

  /// The address as an integer.
  var bits: UInt { unsafe UInt(bitPattern: pointer) }

  /// Returns the address a number of bytes further on.
  func advanced(by bytes: Int) -> Self { unsafe Self(pointer + bytes) }

  /// Loads an integer at an offset.
  func load<Number: BitwiseCopyable>(_ offset: Int = 0, as type: Number.Type) -> Number {
    // SAFETY: every bit pattern is a valid integer, and the offset is within the record, whose layout is documented.
    unsafe pointer.loadUnaligned(fromByteOffset: offset, as: type)
  }

  /// Follows a pointer at an offset.
  func pointee(_ offset: Int = 0) -> Self? {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: load(offset, as: UInt.self)) else {
      return nil
    }
    return unsafe Self(pointer)
  }

  /// Follows a relative offset: `RelativeDirectPointer` in the runtime's RelativePointer.h.
  func relative(_ offset: Int = 0) -> Self? {
    let distance = load(offset, as: Int32.self)
    return distance == 0 ? nil : advanced(by: offset + Int(distance))
  }

  /// Follows a relative offset, and then the pointer at its target if the lowest bit is set:
  /// `RelativeIndirectablePointer` in the runtime's RelativePointer.h.
  func relativeIndirectable(_ offset: Int = 0) -> Self? {
    let distance = load(offset, as: Int32.self)
    guard distance != 0 else { return nil }
    let end = advanced(by: offset + Int(distance & ~1))
    return distance & 1 == 0 ? end : end.pointee()
  }

  /// The zero-terminated UTF-8 string at this address.
  var text: String {
    // SAFETY: names in records are zero-terminated.
    unsafe String(cString: pointer.assumingMemoryBound(to: CChar.self))
  }

  /// The type whose metadata is at this address.
  var metatype: Any.Type {
    // SAFETY: a metatype is the address of its metadata, and callers have read this address from a field that holds
    // metadata.
    unsafe unsafeBitCast(pointer, to: Any.Type.self)
  }

  /// Returns the type whose mangled name has this address and length, or `nil` if there is none.
  func demangledType(length: Int) -> Any.Type? {
    // SAFETY: the name has this length, and the runtime only reads it.
    unsafe _getTypeByMangledNameInEnvironment(
      pointer.assumingMemoryBound(to: UInt8.self), UInt(length), genericEnvironment: nil,
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
