/// A copy of a mangled name that begins with another type.
///
/// The distances in a name hold only where it is. In the copy each reference is one of the second kind, by a
/// pointer, and the pointers stand behind the name.
struct MangledNameCopy {
  /// The letters, with no distances yet.
  private var letters: [UInt8] = []

  /// Where each distance belongs, and what its pointer points to.
  private var references: [(place: Int, target: RecordAddress)] = []

  /// Copies a part of a name from its beginning, unless something is referred to that has no descriptor.
  ///
  /// - Parameters:
  ///   - name: The name, which begins with a reference.
  ///   - length: The length of the part.
  ///   - first: What the copy begins with instead.
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

  /// The type that has the name.
  var type: Any.Type? {
    let word = MemoryLayout<UInt>.size
    let pointers = (letters.count / word + 1) * word
    let size = pointers + references.count * word
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: word)
    defer { unsafe memory.deallocate() }
    // Safe: the size has room for the letters, for a zero, and then for a pointer of each reference. The
    // runtime reads the name during the call alone.
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
    unsafe memory.copyBytes(from: letters)
    for (number, reference) in references.enumerated() {
      let pointer = pointers + number * word
      unsafe memory.storeBytes(
        of: Int32(pointer - reference.place),
        toByteOffset: reference.place,
        as: Int32.self
      )
      unsafe memory.storeBytes(of: reference.target.bits, toByteOffset: pointer, as: UInt.self)
    }
    return unsafe memory.baseAddress.flatMap {
      unsafe RecordAddress(UnsafeRawPointer($0)).demangledType(length: letters.count)
    }
  }
}
