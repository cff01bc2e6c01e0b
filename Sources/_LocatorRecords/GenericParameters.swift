/// What the compiler leaves in the program about the generic parameters of a type.
///
/// `TargetTypeGenericContextDescriptorHeader` in the runtime's Metadata.h: two distances, four numbers of 16
/// bits, a byte for each parameter, and then twelve bytes for each requirement. It stands behind the
/// description of the type, which is longer for a class.
struct GenericParameters {
  /// How many there are, with those of the types around the type.
  var count: Int { number(8) }

  private let header: RecordAddress
  private let type: ContextDescriptor

  /// Those of a type that has some.
  init?(of type: ContextDescriptor) {
    guard type.isGeneric, type.isType else { return nil }
    header = type.address.advanced(by: type.kind == .class ? 44 : 28)
    self.type = type
  }

  /// Whether one of them is a value, not a type.
  var haveValues: Bool { (0..<count).contains { kind($0) & 0x3F == 2 } }

  /// What the parameters stand for in a type: its metadata has lengths of packs, and then a word for each.
  ///
  /// - Returns: The names of one type for each parameter, or of any number for a pack, or `nil` where a
  ///   parameter has no word, because an extension says what it is.
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

  /// Where the words begin: behind the two of a structure or of an enumeration.
  ///
  /// The description of a class says how many words it has in all, and how many of them are its own, of which
  /// these are the first, unless a bit of the flags says that its superclass may grow
  /// (`TypeContextDescriptorFlags` in MetadataValues.h).
  private func words(of metadata: TypeMetadata) -> RecordAddress? {
    guard type.kind == .class else { return metadata.address.advanced(by: 2 * Self.word) }
    guard type.address.load(as: UInt32.self) >> 28 & 3 == 0 else { return nil }
    let (all, own) = (
      type.address.load(28, as: UInt32.self), type.address.load(32, as: UInt32.self)
    )
    return metadata.address.advanced(by: (Int(all) - Int(own)) * Self.word)
  }

  /// The types of a pack, whose address has its lowest bit set if it is on the heap.
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

  /// The description of the packs behind the requirements: how many there are, how many lengths they have,
  /// and for each its kind, the index of its word, and that of its length, if a flag says that there are any
  /// (`GenericPackShapeHeader` in GenericContext.h).
  private var packs: (start: RecordAddress?, count: Int, shapes: Int) {
    guard number(14) & 1 != 0 else { return (nil, 0, 0) }
    let start = header.advanced(by: 16 + (count + 3) / 4 * 4 + 12 * number(10))
    return (start, Int(start.load(as: UInt16.self)), Int(start.load(2, as: UInt16.self)))
  }

  /// What a parameter is, with the highest bit set if it has a word.
  private func kind(_ number: Int) -> UInt8 { header.load(16 + number, as: UInt8.self) }

  /// One of the numbers of 16 bits.
  private func number(_ offset: Int) -> Int { Int(header.load(offset, as: UInt16.self)) }

  private static var word: Int { MemoryLayout<UInt>.size }
}
