/// What the compiler leaves in the program about a type's conformance to a protocol.
///
/// `TargetProtocolConformanceDescriptor` in the runtime's Metadata.h: the distances to the protocol, to
/// the type and to the witness table, and flags.
struct ConformanceDescriptor {
  private let address: RecordAddress

  /// The descriptors of an image, to each of which the section has a distance of four bytes.
  static func all(in sections: RecordSections) -> [Self] {
    stride(from: 0, to: sections.conformances.size, by: 4).compactMap { offset in
      sections.conformances.start.relative(offset).map(Self.init)
    }
  }

  /// The descriptor of the protocol.
  var conformedProtocol: RecordAddress? { address.relativeIndirectable() }

  /// The type that conforms, or `nil` for one of Objective-C.
  ///
  /// Three bits of the flags say how it is referred to: 0 by a distance, 1 by one to a pointer
  /// (`TypeReferenceKind` in MetadataValues.h).
  var type: ContextDescriptor? {
    switch flags >> 3 & 7 {
    case 0: address.relative(4).map(ContextDescriptor.init)
    case 1: address.relative(4)?.pointee().map(ContextDescriptor.init)
    default: nil
    }
  }

  /// Whether the conformance is there only under a condition: eight bits of the flags count the
  /// requirements (`ConformanceFlags::NumConditionalRequirementsMask` in MetadataValues.h).
  var isConditional: Bool { flags >> 8 & 0xFF != 0 }

  private var flags: UInt32 { address.load(12, as: UInt32.self) }
}
