/// What the compiler leaves in the program about the fields of a type.
///
/// `FieldDescriptor` in the runtime's Records.h: the distance to the mangled name of the type, that to the
/// name of its superclass, two numbers of 16 bits, the kind and the size of a record, and the number of
/// the records, which follow.
package struct FieldDescriptor {
  private let address: RecordAddress

  /// The descriptors of an image.
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

  /// The type that has the fields, unless nothing that has a descriptor has them.
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

  /// A field: flags, the distance to the mangled name of its type, and that to its name.
  package struct Field {
    fileprivate let address: RecordAddress

    /// The name of the field's type, unless it has none, as a case of an enumeration may.
    package var type: RecordAddress? { address.relative(4) }

    /// The name of the property that the field belongs to: that of a wrapper is stored under its property's name
    /// with an underscore, and a lazy property under one with a prefix.
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
