// Where programs are ELF, COFF or WebAssembly, each image gives its sections to the runtime when it is loaded,
// and the runtime lists them. Only ELF was run.

#if !canImport(Darwin)
/// Calls a function for each image, until it returns `false`: ImageInspectionCommon.cpp in the runtime.
///
/// The standard library has no name for it. The function has the C calling convention, and Swift's is the
/// same for two pointers on these platforms.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateAllMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer
)

extension RecordSections {
  /// The sections of every image.
  package static var all: [Self]? {
    var images: [Self] = []
    unsafe withUnsafeMutablePointer(to: &images) { images in
      // Safe: the closure runs during the call alone, with the pointer that it is given.
      unsafe enumerateAllMetadataSections(
        { sections, images in
          unsafe images.assumingMemoryBound(to: [RecordSections].self).pointee
            .append(RecordSections(ofRuntime: RecordAddress(sections)))
          return true
        },
        images
      )
    }
    return images
  }

  /// Reads what the runtime has about an image: `MetadataSections` in its MetadataSections.h.
  ///
  /// Four words, the version first, come before ranges of two words each, the start and the length:
  /// protocols, conformances, types, type references, reflection strings, fields, and others.
  private init(ofRuntime sections: RecordAddress) {
    func range(_ number: Int) -> Section {
      let offset = (4 + 2 * number) * MemoryLayout<UInt>.size
      return Section(
        start: sections.pointee(offset) ?? sections,
        size: sections.load(offset + MemoryLayout<UInt>.size, as: Int.self)
      )
    }
    self.init(fields: range(5), conformances: range(1), types: range(2))
  }
}
#endif
