/// What the compiler leaves in the program about a type's conformance to a protocol.
///
/// `TargetProtocolConformanceDescriptor` in the runtime's Metadata.h: the distances to the protocol, to
/// the type and to the witness table, and flags.
package struct ConformanceDescriptor {
  private let address: RecordAddress

  private init(_ address: RecordAddress) { self.address = address }

  /// The descriptors of an image, to each of which the section has a distance of four bytes.
  package static func all(in sections: RecordSections) -> [Self] {
    stride(from: 0, to: sections.conformances.size, by: 4).compactMap { offset in
      sections.conformances.start.relative(offset).map { Self($0) }
    }
  }

  /// The descriptor of the conformance that a metatype of one protocol carries, such as an `any Error.Type`.
  ///
  /// Such a metatype is the address of the type and that of its witness table ("Existential containers" in
  /// TypeLayout.rst), and the table starts with the address of the descriptor.
  ///
  /// - Parameter value: A structure with the metatype alone, which a generic function doesn't open.
  package init?<Wrapper>(ofMetatypeIn value: Wrapper) {
    // Safe: it has the size of two addresses, and the second one is there if there is one protocol.
    let parts = unsafe unsafeBitCast(
      value,
      to: (type: UnsafeRawPointer, table: UnsafeRawPointer).self
    )
    guard let descriptor = unsafe RecordAddress(parts.table).pointee() else { return nil }
    address = descriptor
  }

  /// The descriptor of the protocol.
  package var conformedProtocol: RecordAddress? { address.relativeIndirectable() }

  /// The type that conforms, or `nil` for one of Objective-C.
  ///
  /// Three bits of the flags say how it is referred to: 0 by a distance, 1 by one to a pointer
  /// (`TypeReferenceKind` in MetadataValues.h).
  package var type: ContextDescriptor? {
    switch flags >> 3 & 7 {
    case 0: address.relative(4).map(ContextDescriptor.init)
    case 1: address.relative(4)?.pointee().map(ContextDescriptor.init)
    default: nil
    }
  }

  /// Whether the conformance is there only under a condition: eight bits of the flags count the
  /// requirements (`ConformanceFlags::NumConditionalRequirementsMask` in MetadataValues.h).
  package var isConditional: Bool { flags >> 8 & 0xFF != 0 }

  /// Whether the conformance is isolated to a global actor (`ConformanceFlags::HasGlobalActorIsolation` in
  /// MetadataValues.h).
  package var isIsolated: Bool { flags & 1 << 19 != 0 }

  private var flags: UInt32 { address.load(12, as: UInt32.self) }
}
