/// What the runtime has about a type: its metadata.
package struct TypeMetadata {
  package let address: RecordAddress

  package init(_ type: Any.Type) {
    // Safe: a metatype is the address of the metadata, which is never freed.
    address = unsafe RecordAddress(unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  /// The descriptor of the type, or `nil` if it is none that somebody declares, such as a tuple.
  ///
  /// The kind is the first word, `MetadataKind` in MetadataKind.def; the descriptor of a struct or an
  /// enumeration is the second, and that of a class comes after the words that Metadata.h gives
  /// `TargetClassMetadata`, of which a runtime with Objective-C has three more.
  package var descriptor: ContextDescriptor? {
    switch address.load(as: UInt.self) {
    case 0x200, 0x201, 0x202: address.pointee(Self.word).map(ContextDescriptor.init)
    case 0, 0x800...: classDescriptor
    default: nil
    }
  }

  /// The argument of a generic struct or enumeration that has one: the third word.
  package var genericArgument: Any.Type? {
    address.pointee(2 * Self.word)?.metatype
  }

  /// The descriptor of the protocol, where the type is one without a superclass.
  ///
  /// "Existential metadata" in TypeMetadata.rst: the kind, flags and a count of 32 bits each, and the
  /// protocols.
  package var protocolDescriptor: RecordAddress? {
    address.load(as: UInt.self) == 0x303 ? address.pointee(Self.word + 8) : nil
  }

  /// Whether the type is one whose values are never objects: a struct, an enumeration, a tuple, a function, a
  /// metatype or an array of fixed size.
  package var isOfValues: Bool {
    switch address.load(as: UInt.self) {
    case 0x200...0x202, 0x300...0x302, 0x304, 0x306, 0x308: true
    default: false
    }
  }

  private var classDescriptor: ContextDescriptor? {
    #if _runtime(_ObjC)
    address.pointee(8 * Self.word).map(ContextDescriptor.init)
    #else
    address.pointee(2 * Self.word + 24).map(ContextDescriptor.init)
    #endif
  }

  static var word: Int { MemoryLayout<UInt>.size }
}
