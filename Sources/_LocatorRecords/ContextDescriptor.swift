/// What the compiler leaves in the program about a type, or about what a type is declared in.
///
/// `TargetContextDescriptor` in the runtime's Metadata.h, "Nominal Type Descriptor" in TypeMetadata.rst:
/// flags, the distance to the parent, and then what the kind says.
package struct ContextDescriptor: Hashable {
  package let address: RecordAddress

  /// What is declared: the lowest five bits of the flags, `ContextDescriptorKind` in MetadataValues.h.
  package enum Kind: UInt32 {
    case module = 0
    case `extension` = 1
    case anonymous = 2
    case `protocol` = 3
    case `class` = 16
    case `struct` = 17
    case `enum` = 18
  }

  /// What is declared, or `nil` for what can't have properties.
  package var kind: Kind? { Kind(rawValue: flags & 0x1F) }

  /// Whether there are generic parameters: `ContextDescriptorFlags::isGeneric` in MetadataValues.h.
  package var isGeneric: Bool { flags & 0x80 != 0 }

  /// Whether properties can be declared in it.
  var isType: Bool { kind == .class || kind == .struct || kind == .enum }

  /// What it is declared in: the second word of 32 bits.
  var parent: Self? { address.relativeIndirectable(4).map(Self.init) }

  /// Whether its fields are described, so that its properties can be seen: the fifth word of 32 bits of
  /// a type, `TargetTypeContextDescriptor::Fields` in Metadata.h.
  package var hasFieldRecords: Bool { address.relative(16) != nil }

  private var flags: UInt32 { address.load(as: UInt32.self) }
}

extension ContextDescriptor {
  /// The name of the module that it is declared in.
  package var module: String {
    var context = self
    while let parent = context.parent { context = parent }
    return context.kind == .module ? context.ownName : ""
  }

  /// The name of a type as it is written in its module, with the types around it: `Outer.Inner`.
  package var name: String { name(arguments: []) }

  /// The same with what its generic parameters are, and those of the types around it, in their order:
  /// `Outer<Int>.Inner`.
  ///
  /// - Parameter arguments: The names of the types that each parameter stands for, any number for a pack, or
  ///   no parameter at all.
  /// - Returns: The name.
  func name(arguments: ArraySlice<[String]>) -> String {
    switch kind {
    case .module: return ""
    case .extension:
      return extended?.name(arguments: arguments) ?? extendedName + Self.list(arguments)
    // A function, or the file of something private, has no name to write.
    case .anonymous, nil: return parent?.name(arguments: arguments) ?? ""
    case .class, .struct, .enum, .protocol:
      let enclosing = parent?.parameterCount ?? 0
      let outer = parent?.name(arguments: arguments.prefix(enclosing)) ?? ""
      let own = ownName + Self.list(arguments.dropFirst(enclosing))
      return outer.isEmpty ? own : "\(outer).\(own)"
    }
  }

  /// What generic parameters stand for, as it is written after the name of a type.
  private static func list(_ arguments: ArraySlice<[String]>) -> String {
    arguments.isEmpty ? "" : "<\(arguments.joined().joined(separator: ", "))>"
  }

  /// How many generic parameters the type has that this is, or that is around it, with those around that.
  private var parameterCount: Int {
    switch kind {
    case .class, .struct, .enum: GenericParameters(of: self)?.count ?? 0
    // The fourth word of 32 bits begins with it.
    case .extension: isGeneric ? Int(address.load(12, as: UInt16.self)) : 0
    case .anonymous: parent?.parameterCount ?? 0
    default: 0
    }
  }

  /// The name of a type or a module without what is around it: the third word of 32 bits.
  package var ownName: String { address.relative(8)?.text ?? "" }

  /// The type that an extension extends: the third word of 32 bits leads to its mangled name.
  private var extended: Self? { address.relative(8).flatMap { MangledName($0).reference } }

  /// The name of an extended type that the standard library declares and the compiler abbreviates.
  private var extendedName: String {
    guard let name = address.relative(8).map(MangledName.init) else { return "" }
    if let type = name.type { return TypeMetadata(type).name }
    return switch name.abbreviation {
    case "a": "Array"
    case "D": "Dictionary"
    case "h": "Set"
    case "q": "Optional"
    default: ""
    }
  }
}

extension ContextDescriptor {
  /// The types of an image.
  ///
  /// The section has a distance of four bytes to each, whose lowest two bits are 0 where it leads to the
  /// descriptor itself: `TargetTypeMetadataRecord` in the runtime's Metadata.h.
  package static func types(in sections: RecordSections) -> some Sequence<Self> {
    stride(from: 0, to: sections.types.size, by: 4).lazy
      .filter { sections.types.start.load($0, as: Int32.self) & 3 == 0 }
      .compactMap { sections.types.start.relative($0).map(Self.init) }
      .filter(\.isType)
  }
}
