/// Where the factory of a module may run.
@usableFromInline
enum Isolation: Sendable {
  /// Anywhere.
  case none

  /// On the main actor, and the key says so: the compiler lets nobody read it elsewhere.
  case byKey

  /// On the main actor, while the key doesn't say so: each read is checked, and what it gives is Sendable.
  case byModule

  /// On the main actor, while neither the key nor its types keep a value there: a mistake.
  case missing

  /// Tells how a value stays on the main actor, where its factory runs, if it needn't be Sendable.
  @usableFromInline
  static func onMainActor<K: BindingKey>(_ key: K.Type) -> Self {
    ConformanceRecord(of: key).isIsolated ? .byKey : .missing
  }
}

/// What the compiler leaves in the program about the conformance of a key.
@safe
private struct ConformanceRecord {
  /// Whether the conformance is isolated to a global actor.
  let isIsolated: Bool

  /// Reads the record of a key's conformance.
  init<K: BindingKey>(of key: K.Type) {
    // Safe: a metatype of this kind is the address of the type and that of its witness table.
    let parts = unsafe unsafeBitCast(Erased(key: key), to: Parts.self)
    // Safe: a witness table starts with the address of its conformance descriptor, of which the fourth
    // word of 32 bits holds the flags (`TargetProtocolConformanceDescriptor` in the runtime's Metadata.h).
    let flags = unsafe parts.witnessTable.pointee.load(fromByteOffset: 12, as: UInt32.self)
    // `ConformanceFlags::HasGlobalActorIsolation` in the runtime's MetadataValues.h.
    isIsolated = flags & (1 << 19) != 0
  }

  /// A key with its conformance; a struct, so that a generic function doesn't open it.
  private struct Erased {
    let key: any BindingKey.Type
  }

  /// The parts of a key with its conformance.
  @unsafe
  private struct Parts {
    let type: UnsafeRawPointer
    let witnessTable: UnsafePointer<UnsafeRawPointer>
  }
}
