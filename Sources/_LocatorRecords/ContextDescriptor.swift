/// A compiler-emitted record of a type, or of a context that encloses types.
///
/// `TargetContextDescriptor` in the runtime's Metadata.h, "Nominal Type Descriptor" in TypeMetadata.rst: flags, the
/// relative offset of the parent, and fields that depend on the kind.
package struct ContextDescriptor: Hashable {
  package let address: RecordAddress

  /// The kind of a context: the lowest five bits of the flags, `ContextDescriptorKind` in MetadataValues.h.
  package enum Kind: UInt32 {
    case module = 0
    case `extension` = 1
    case anonymous = 2
    case `protocol` = 3
    case `class` = 16
    case `struct` = 17
    case `enum` = 18
  }

  /// The kind of the context, or `nil` for one that can't have properties.
  package var kind: Kind? { Kind(rawValue: flags & 0x1F) }

  /// Whether the context is generic: `ContextDescriptorFlags::isGeneric` in MetadataValues.h.
  package var isGeneric: Bool { flags & 0x80 != 0 }

  /// Whether the context is a type that can declare properties.
  var isType: Bool { kind == .class || kind == .struct || kind == .enum }

  /// The enclosing context: the second 32-bit word.
  var parent: Self? { address.relativeIndirectable(4).map(Self.init) }

  /// Whether the type has a field descriptor, so that its properties can be found: the fifth 32-bit word of a type,
  /// `TargetTypeContextDescriptor::Fields` in Metadata.h.
  package var hasFieldRecords: Bool { address.relative(16) != nil }

  private var flags: UInt32 { address.load(as: UInt32.self) }
}

extension ContextDescriptor {
  /// The name of the Swift module that declares the context.
  package var module: String {
    var context = self
    while let parent = context.parent { context = parent }
    return context.kind == .module ? context.ownName : ""
  }

  /// The name of the type as it is written in its module, qualified by enclosing types: `Outer.Inner`.
  package var name: String { name(arguments: []) }

  /// Returns the qualified name with generic arguments, `Outer<Int>.Inner`.
  ///
  /// - Parameter arguments: The type names for each parameter, outermost first: one, or any number for a pack.
  ///   Empty for a name without arguments.
  /// - Returns: The name.
  func name(arguments: ArraySlice<[String]>) -> String {
    switch kind {
    case .module: return ""
    case .extension:
      return extended?.name(arguments: arguments) ?? extendedName + Self.list(arguments)
    // Functions, and the file of a private type, have no name.
    case .anonymous, nil: return parent?.name(arguments: arguments) ?? ""
    case .class, .struct, .enum, .protocol:
      let enclosing = parent?.parameterCount ?? 0
      let outer = parent?.name(arguments: arguments.prefix(enclosing)) ?? ""
      let own = ownName + Self.list(arguments.dropFirst(enclosing))
      return outer.isEmpty ? own : "\(outer).\(own)"
    }
  }

  /// Returns generic arguments as they are written after the name of a type.
  private static func list(_ arguments: ArraySlice<[String]>) -> String {
    arguments.isEmpty ? "" : "<\(arguments.joined().joined(separator: ", "))>"
  }

  /// The number of generic parameters, including those of enclosing contexts.
  private var parameterCount: Int {
    switch kind {
    case .class, .struct, .enum: GenericParameters(of: self)?.count ?? 0
    // The lower half of the fourth 32-bit word.
    case .extension: isGeneric ? Int(address.load(12, as: UInt16.self)) : 0
    case .anonymous: parent?.parameterCount ?? 0
    default: 0
    }
  }

  /// The unqualified name of a type or a module: the third 32-bit word.
  package var ownName: String { address.relative(8)?.text ?? "" }

  /// The extended type of an extension: the third 32-bit word leads to its mangled name.
  private var extended: Self? { address.relative(8).flatMap { MangledName($0).reference } }

  /// The name of an extended type that the compiler abbreviates, because the standard library declares it.
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
  /// Returns the types that an image declares.
  ///
  /// The section has a relative offset of four bytes for each type. It leads directly to the descriptor if its
  /// lowest two bits are 0: `TargetTypeMetadataRecord` in the runtime's Metadata.h.
  package static func types(in sections: RecordSections) -> some Sequence<Self> {
    stride(from: 0, to: sections.types.size, by: 4).lazy
      .filter { sections.types.start.load($0, as: Int32.self) & 3 == 0 }
      .compactMap { sections.types.start.relative($0).map(Self.init) }
      .filter(\.isType)
  }
}
