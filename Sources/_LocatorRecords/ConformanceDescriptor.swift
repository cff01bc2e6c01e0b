/// A compiler-emitted record of a type's conformance to a protocol.
///
/// `TargetProtocolConformanceDescriptor` in the runtime's Metadata.h: relative offsets of the protocol, the type
/// and the witness table, and flags.
package struct ConformanceDescriptor {
  private let address: RecordAddress

  private init(_ address: RecordAddress) { self.address = address }

  /// Returns the conformance descriptors of an image, whose section has a relative offset of four bytes for each.
  package static func all(in sections: RecordSections) -> [Self] {
    stride(from: 0, to: sections.conformances.size, by: 4).compactMap { offset in
      sections.conformances.start.relative(offset).map { Self($0) }
    }
  }

  /// The descriptor of the conformance in an existential metatype of one protocol, such as an `any Error.Type`.
  ///
  /// Such a metatype consists of the addresses of the type's metadata and of the witness table ("Existential
  /// containers" in TypeLayout.rst). The table starts with the address of the descriptor.
  ///
  /// - Parameter value: A struct with only the metatype, because a generic function would open a bare one.
  package init?<Wrapper>(ofMetatypeIn value: Wrapper) {
    // SAFETY: the value has the size of two addresses, and the second is a witness table if there is one protocol.
    let parts = unsafe unsafeBitCast(
      value, to: (type: UnsafeRawPointer, table: UnsafeRawPointer).self
    )
    guard let descriptor = unsafe RecordAddress(parts.table).pointee() else { return nil }
    address = descriptor
  }

  /// The address of the protocol descriptor.
  package var conformedProtocol: RecordAddress? { address.relativeIndirectable() }

  /// The conforming type, or `nil` for an Objective-C class.
  ///
  /// Three bits of the flags are the kind of the reference: 0 is direct, 1 is through a pointer
  /// (`TypeReferenceKind` in MetadataValues.h).
  package var type: ContextDescriptor? {
    switch flags >> 3 & 7 {
    case 0: address.relative(4).map(ContextDescriptor.init)
    case 1: address.relative(4)?.pointee().map(ContextDescriptor.init)
    default: nil
    }
  }

  /// Whether the conformance is conditional: eight bits of the flags are the number of conditional requirements
  /// (`ConformanceFlags::NumConditionalRequirementsMask` in MetadataValues.h).
  package var isConditional: Bool { flags >> 8 & 0xFF != 0 }

  /// Whether the conformance is isolated to a global actor (`ConformanceFlags::HasGlobalActorIsolation` in
  /// MetadataValues.h).
  package var isIsolated: Bool { flags & 1 << 19 != 0 }

  private var flags: UInt32 { address.load(12, as: UInt32.self) }
}
