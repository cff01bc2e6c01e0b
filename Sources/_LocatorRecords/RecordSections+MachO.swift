// Compiled for every one of these systems by `.ci/platforms`, but not run yet.

#if canImport(Darwin)
import Darwin
import MachO

extension RecordSections {
  /// The sections of every image, except those of the system, which never uses this library.
  package static var all: [Self]? {
    #if _ptrauth(_arm64e)
    // Addresses in the records are signed there.
    return nil
    #else
    return (0..<_dyld_image_count()).compactMap { number in
      guard let header = unsafe _dyld_get_image_header(number),
        unsafe header.pointee.flags & UInt32(MH_DYLIB_IN_CACHE) == 0
      else { return nil }
      return unsafe Self(
        fields: section("__swift5_fieldmd", of: header),
        conformances: section("__swift5_proto", of: header),
        types: section("__swift5_types", of: header)
      )
    }
    #endif
  }

  /// Returns a section of an image, empty if the image doesn't have it.
  private static func section(_ name: String, of header: UnsafePointer<mach_header>) -> Section {
    var size: UInt = 0
    // SAFETY: a 64-bit header starts with the same fields, at the same address.
    #if _pointerBitWidth(_64)
    let start = unsafe getsectiondata(
      UnsafeRawPointer(header).assumingMemoryBound(to: mach_header_64.self), "__TEXT", name, &size
    )
    #else
    let start = unsafe getsectiondata(header, "__TEXT", name, &size)
    #endif
    return unsafe Section(
      start: RecordAddress(start.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(header)),
      size: start == nil ? 0 : Int(size)
    )
  }
}
#endif
