/// The runtime's metadata of a type.
package struct TypeMetadata {
  package let address: RecordAddress

  package init(_ type: Any.Type) {
    // SAFETY: a metatype is the address of its metadata, which is never freed.
    address = unsafe RecordAddress(unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  /// The descriptor of the type, or `nil` for a type that isn't declared, such as a tuple.
  ///
  /// The first word is the kind, `MetadataKind` in MetadataKind.def. The descriptor is the second word of a struct
  /// or an enum. In a class it follows the fields of `TargetClassMetadata` in Metadata.h: two words and 24 bytes, and
  /// three more words with the Objective-C runtime.
  package var descriptor: ContextDescriptor? {
    switch address.load(as: UInt.self) {
    case 0x200, 0x201, 0x202: address.pointee(Self.word).map(ContextDescriptor.init)
    case 0, 0x800...: classDescriptor
    default: nil
    }
  }

  /// The generic argument of a struct or an enum with one parameter: the third word.
  package var genericArgument: Any.Type? {
    address.pointee(2 * Self.word)?.metatype
  }

  /// The address of the protocol descriptor, if the type is an existential of one protocol without a superclass.
  ///
  /// "Existential metadata" in TypeMetadata.rst: the kind, 32 bits of flags, a 32-bit count, and the protocols.
  package var protocolDescriptor: RecordAddress? {
    address.load(as: UInt.self) == 0x303 ? address.pointee(Self.word + 8) : nil
  }

  /// Whether values of the type are never class instances: a struct, an enum, a tuple, a function, a metatype or an
  /// array of fixed size.
  package var isOfValues: Bool {
    switch address.load(as: UInt.self) {
    case 0x200...0x202, 0x300...0x302, 0x304, 0x306, 0x308: true
    default: false
    }
  }

  private var classDescriptor: ContextDescriptor? {
    #if _runtime(_ObjC)
    address.pointee(5 * Self.word + 24).map(ContextDescriptor.init)
    #else
    address.pointee(2 * Self.word + 24).map(ContextDescriptor.init)
    #endif
  }

  static var word: Int { MemoryLayout<UInt>.size }
}
