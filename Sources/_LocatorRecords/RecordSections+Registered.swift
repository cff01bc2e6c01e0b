// On ELF, COFF and WebAssembly, each image registers its sections with the runtime when it is loaded, and the
// runtime enumerates them. Only ELF has been run.

#if !canImport(Darwin)
/// Calls a function for each image until it returns `false`: ImageInspectionCommon.cpp in the runtime.
///
/// The standard library doesn't declare it. The function has the C calling convention, which is the same as Swift's
/// for two pointers on these platforms.
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
      // SAFETY: the closure runs only during the call, with the context pointer that is passed here.
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

  /// Reads the runtime's record of an image: `MetadataSections` in its MetadataSections.h.
  ///
  /// Four words, the version first, are followed by ranges of two words each, the start and the length: protocols,
  /// conformances, types, type references, reflection strings, fields, and others.
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
