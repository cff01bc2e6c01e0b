/// The sections of one image, the program or a library, that have records of its types.
package struct RecordSections {
  /// The descriptions of the fields of types: `swift5_fieldmd`.
  let fields: Section

  /// The distances to the descriptions of conformances: `swift5_protocol_conformances`.
  let conformances: Section

  /// The distances to the descriptors of types: `swift5_type_metadata`.
  let types: Section

  /// A part of an image.
  struct Section {
    /// Where it begins.
    let start: RecordAddress

    /// How many bytes it has.
    let size: Int
  }
}
