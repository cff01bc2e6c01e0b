/// A copy of a mangled name with its first type replaced.
///
/// The relative references in a name are only valid at its address. In the copy, every reference is indirect,
/// through a pointer stored after the name.
struct MangledNameCopy {
  /// The bytes of the name, with zeros for the relative offsets.
  private var letters: [UInt8] = []

  /// The position of each relative offset in the name, and the target of its pointer.
  private var references: [(place: Int, target: RecordAddress)] = []

  /// Copies a prefix of a name, or fails if it refers to something other than a context descriptor.
  ///
  /// - Parameters:
  ///   - name: The name, which starts with a symbolic reference.
  ///   - length: The length of the prefix.
  ///   - first: The descriptor that replaces the first reference.
  init?(of name: MangledName, length: Int, first: ContextDescriptor?) {
    while letters.count < length {
      let byte = name.start.load(letters.count, as: UInt8.self)
      guard MangledName.width(of: byte) > 1 else {
        letters.append(byte)
        continue
      }
      let place = name.start.advanced(by: letters.count)
      guard let target = references.isEmpty ? first : MangledName.reference(at: place) else {
        return nil
      }
      references.append((letters.count + 1, target.address))
      letters += [2, 0, 0, 0, 0]
    }
  }

  /// The type with this name.
  var type: Any.Type? {
    let word = MemoryLayout<UInt>.size
    let pointers = (letters.count / word + 1) * word
    let size = pointers + references.count * word
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: word)
    defer { unsafe memory.deallocate() }
    // SAFETY: the allocation has room for the name, its terminating zero, and an aligned pointer for each reference.
    // The runtime reads the name only during the call.
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
    unsafe memory.copyBytes(from: letters)
    for (number, reference) in references.enumerated() {
      let pointer = pointers + number * word
      unsafe memory.storeBytes(
        of: Int32(pointer - reference.place), toByteOffset: reference.place, as: Int32.self
      )
      unsafe memory.storeBytes(of: reference.target.bits, toByteOffset: pointer, as: UInt.self)
    }
    return unsafe memory.baseAddress.flatMap {
      unsafe RecordAddress(UnsafeRawPointer($0)).demangledType(length: letters.count)
    }
  }
}
