/// A compiler-emitted record of the fields of a type.
///
/// `FieldDescriptor` in the runtime's Records.h: relative offsets of the type's mangled name and of the
/// superclass's, the kind and the size of a field record (16 bits each), and the number of field records, which
/// follow.
package struct FieldDescriptor {
  private let address: RecordAddress

  /// Returns the field descriptors of an image.
  package static func all(in sections: RecordSections) -> [Self] {
    var descriptors: [Self] = []
    var offset = 0
    while offset + headerSize <= sections.fields.size {
      let descriptor = Self(address: sections.fields.start.advanced(by: offset))
      descriptors.append(descriptor)
      offset += descriptor.size
    }
    return descriptors
  }

  /// The type that declares the fields, or `nil` if the owner has no type descriptor.
  package var owner: ContextDescriptor? {
    guard let owner = address.relative().flatMap({ MangledName($0).reference }) else { return nil }
    return owner.isType ? owner : nil
  }

  /// The fields.
  package var fields: some Sequence<Field> {
    (0..<count).lazy.map { number in
      Field(address: address.advanced(by: Self.headerSize + number * recordSize))
    }
  }

  /// A field record: flags, and relative offsets of the mangled type name and of the field name.
  package struct Field {
    fileprivate let address: RecordAddress

    /// The mangled name of the field's type, or `nil` if there is none, as for an enum case without a payload.
    package var type: RecordAddress? { address.relative(4) }

    /// The name of the declared property: a wrapper's storage has the property's name with an underscore, that of a
    /// lazy property has a prefix.
    package var name: String {
      let name = address.relative(8)?.text ?? ""
      for prefix in ["$__lazy_storage_$_", "_"] where name.hasPrefix(prefix) {
        return String(name.dropFirst(prefix.count))
      }
      return name
    }
  }

  private static var headerSize: Int { 16 }
  private var recordSize: Int { Int(address.load(10, as: UInt16.self)) }
  private var count: Int { Int(address.load(12, as: UInt32.self)) }
  private var size: Int { Self.headerSize + count * recordSize }
}
