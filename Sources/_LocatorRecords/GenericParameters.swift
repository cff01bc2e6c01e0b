/// A compiler-emitted record of the generic parameters of a type.
///
/// `TargetTypeGenericContextDescriptorHeader` in the runtime's Metadata.h: two relative offsets, four 16-bit
/// numbers, one byte for each parameter, and 12 bytes for each requirement. It follows the type descriptor, which
/// is longer for a class.
struct GenericParameters {
  /// The number of parameters, including those of enclosing types.
  var count: Int { number(8) }

  private let header: RecordAddress
  private let type: ContextDescriptor

  /// The parameters of a type, or `nil` if it isn't generic.
  init?(of type: ContextDescriptor) {
    guard type.isGeneric, type.isType else { return nil }
    header = type.address.advanced(by: type.kind == .class ? 44 : 28)
    self.type = type
  }

  /// Whether a parameter is a value (`let N: Int`) instead of a type.
  var haveValues: Bool { (0..<count).contains { kind($0) & 0x3F == 2 } }

  /// Returns the names of the generic arguments in a type's metadata, which has the lengths of packs, followed by
  /// one word for each argument.
  ///
  /// - Returns: For each parameter the name of one type, or any number of names for a pack; `nil` if a parameter
  ///   has no word, because an extension constrains it to one type.
  func arguments(of metadata: TypeMetadata) -> [[String]]? {
    guard let words = words(of: metadata) else { return nil }
    var index = packs.shapes
    var names: [[String]] = []
    for number in 0..<count {
      let parameter = kind(number)
      guard parameter & 0x80 != 0 else { return nil }
      let place = words.advanced(by: index * Self.word)
      switch parameter & 0x3F {
      case 0: names.append([place.pointee().map { TypeMetadata($0.metatype).name } ?? "_"])
      case 1: names.append(pack(at: place, index: index, words))
      case 2: names.append(["\(place.load(as: Int.self))"])
      default: return nil
      }
      index += 1
    }
    return names
  }

  /// Returns the address of the generic arguments: after the first two words of a struct or an enum.
  ///
  /// The descriptor of a class has the total number of words and the number of the class's own, which start with
  /// the generic arguments, unless a flag says that the superclass is resilient (`TypeContextDescriptorFlags` in
  /// MetadataValues.h).
  private func words(of metadata: TypeMetadata) -> RecordAddress? {
    guard type.kind == .class else { return metadata.address.advanced(by: 2 * Self.word) }
    guard type.address.load(as: UInt32.self) >> 28 & 3 == 0 else { return nil }
    let (all, own) = (
      type.address.load(28, as: UInt32.self), type.address.load(32, as: UInt32.self)
    )
    return metadata.address.advanced(by: (Int(all) - Int(own)) * Self.word)
  }

  /// Returns the type names of a pack, whose pointer has its lowest bit set if the pack is on the heap.
  private func pack(at place: RecordAddress, index: Int, _ words: RecordAddress) -> [String] {
    let descriptions = packs.start.map { start in
      (0..<packs.count).map { start.advanced(by: 4 + 8 * $0) }
    }
    guard let pack = descriptions?.first(where: { $0.load(2, as: UInt16.self) == index }) else {
      return []
    }
    let length = words.load(Int(pack.load(4, as: UInt16.self)) * Self.word, as: Int.self)
    let address = place.load(as: UInt.self) & ~1
    guard length > 0, let types = unsafe UnsafeRawPointer(bitPattern: address) else { return [] }
    return (0..<length).map { number in
      let type = unsafe RecordAddress(types).pointee(number * Self.word)
      return type.map { TypeMetadata($0.metatype).name } ?? "_"
    }
  }

  /// The pack descriptors, which follow the requirements if a flag says so: the number of packs and of lengths, and
  /// for each pack its kind, the index of its word, and the index of its length (`GenericPackShapeHeader` in
  /// GenericContext.h).
  private var packs: (start: RecordAddress?, count: Int, shapes: Int) {
    guard number(14) & 1 != 0 else { return (nil, 0, 0) }
    let start = header.advanced(by: 16 + (count + 3) / 4 * 4 + 12 * number(10))
    return (start, Int(start.load(as: UInt16.self)), Int(start.load(2, as: UInt16.self)))
  }

  /// Returns the kind of a parameter, with the highest bit set if it has a word in the metadata.
  private func kind(_ number: Int) -> UInt8 { header.load(16 + number, as: UInt8.self) }

  /// Returns a 16-bit number of the header.
  private func number(_ offset: Int) -> Int { Int(header.load(offset, as: UInt16.self)) }

  private static var word: Int { MemoryLayout<UInt>.size }
}
