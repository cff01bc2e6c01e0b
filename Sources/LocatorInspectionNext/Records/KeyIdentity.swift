import _LocatorRecords

/// The identity of a key: the address of its type descriptor or, for a generic type, of its metadata.
struct KeyIdentity: Hashable {
  private let address: RecordAddress

  /// The identity of a type.
  init(_ type: Any.Type) {
    let metadata = TypeMetadata(type)
    if let descriptor = metadata.descriptor, !descriptor.isGeneric {
      address = descriptor.address
    } else {
      address = metadata.address
    }
  }

  /// The identity of a type that isn't generic.
  init(_ descriptor: ContextDescriptor) {
    address = descriptor.address
  }
}
