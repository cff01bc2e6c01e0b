/// The sections of one image, the program or a library, with records of its types.
package struct RecordSections {
  /// The field descriptors: `swift5_fieldmd`.
  let fields: Section

  /// The relative offsets of the conformance descriptors: `swift5_protocol_conformances`.
  let conformances: Section

  /// The relative offsets of the type descriptors: `swift5_type_metadata`.
  let types: Section

  /// A section of an image.
  struct Section {
    /// The address of the first byte.
    let start: RecordAddress

    /// The number of bytes.
    let size: Int
  }
}
