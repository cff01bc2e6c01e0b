/// What the compiler leaves in the program about a type, or about what a type is declared in.
///
/// `TargetContextDescriptor` in the runtime's Metadata.h, "Nominal Type Descriptor" in TypeMetadata.rst:
/// flags, the distance to the parent, and then what the kind says.
struct ContextDescriptor: Hashable {
  let address: RecordAddress

  /// What is declared: the lowest five bits of the flags, `ContextDescriptorKind` in MetadataValues.h.
  enum Kind: UInt32 {
    case module = 0
    case `extension` = 1
    case anonymous = 2
    case `protocol` = 3
    case `class` = 16
    case `struct` = 17
    case `enum` = 18
  }

  /// What is declared, or `nil` for what can't have properties.
  var kind: Kind? { Kind(rawValue: flags & 0x1F) }

  /// Whether there are generic parameters: `ContextDescriptorFlags::isGeneric` in MetadataValues.h.
  var isGeneric: Bool { flags & 0x80 != 0 }

  /// Whether properties can be declared in it.
  var isType: Bool { kind == .class || kind == .struct || kind == .enum }

  /// What it is declared in: the second word of 32 bits.
  var parent: Self? { address.relativeIndirectable(4).map(Self.init) }

  /// Whether its fields are described, so that its properties can be seen: the fifth word of 32 bits of
  /// a type, `TargetTypeContextDescriptor::Fields` in Metadata.h.
  var hasFieldRecords: Bool { address.relative(16) != nil }

  private var flags: UInt32 { address.load(as: UInt32.self) }
}

extension ContextDescriptor {
  /// The name of the module that it is declared in.
  var module: String {
    var context = self
    while let parent = context.parent { context = parent }
    return context.kind == .module ? context.ownName : ""
  }

  /// The name of a type as it is written in its module, with the types around it: `Outer.Inner`.
  var name: String {
    switch kind {
    case .module: ""
    case .extension: extendedName
    // A function, or the file of something private, has no name to write.
    case .anonymous, nil: parent?.name ?? ""
    case .class, .struct, .enum, .protocol:
      if let outer = parent?.name, !outer.isEmpty { "\(outer).\(ownName)" } else { ownName }
    }
  }

  /// The name of a type or a module without what is around it: the third word of 32 bits.
  private var ownName: String { address.relative(8)?.text ?? "" }

  /// The name of the type that an extension extends: the third word of 32 bits leads to its mangled name.
  private var extendedName: String {
    guard let name = address.relative(8).map(MangledName.init) else { return "" }
    return name.reference?.name ?? name.type.map { String(describing: $0) } ?? ""
  }
}

extension ContextDescriptor {
  /// The types of an image.
  ///
  /// The section has a distance of four bytes to each, whose lowest two bits are 0 where it leads to the
  /// descriptor itself: `TargetTypeMetadataRecord` in the runtime's Metadata.h.
  static func types(in sections: RecordSections) -> some Sequence<Self> {
    stride(from: 0, to: sections.types.size, by: 4).lazy
      .filter { sections.types.start.load($0, as: Int32.self) & 3 == 0 }
      .compactMap { sections.types.start.relative($0).map(Self.init) }
      .filter(\.isType)
  }
}
