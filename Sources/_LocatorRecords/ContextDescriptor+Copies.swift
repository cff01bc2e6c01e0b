extension ContextDescriptor {
  /// The descriptors of the same type in other images, which have other copies of its module.
  ///
  /// - Complexity: O(*n*), where *n* is the number of types in all images.
  package var copies: [Self] {
    var copies: [Self] = []
    for image in RecordSections.all ?? [] {
      // A relative offset of four bytes for each type, as in `types(in:)`.
      var offset = 0
      while offset < image.types.size {
        if let copy = image.types.start.relative(offset).map(Self.init), isCopied(by: copy) {
          copies.append(copy)
        }
        offset += 4
      }
    }
    return copies
  }

  /// Whether another descriptor is that of the same type.
  private func isCopied(by other: Self) -> Bool {
    other.address.bits & 3 == 0 && other != self && other.kind == kind && other.ownName == ownName
      && other.module == module
  }
}
