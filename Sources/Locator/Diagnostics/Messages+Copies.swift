import _LocatorRecords

extension Messages {
  /// Returns a line on the other copies of this library in the process, or nothing if there is none.
  ///
  /// Each copy has a root of its own. A library that is linked statically into a program and its frameworks is copied
  /// into each.
  static var copies: [String] {
    guard let own = TypeMetadata(Container.self).descriptor, let image = own.address.image else {
      return []
    }
    var others = ""
    for copy in own.copies {
      others += (others.isEmpty ? "'" : ", '") + (copy.address.image ?? "?") + "'"
    }
    guard !others.isEmpty else { return [] }
    return [
      "- The process has several copies of Locator, each with a root of its own. This read is in that of '"
        + image + "', not of " + others
        + ". To have one, link the product 'LocatorDynamic' instead of 'Locator' everywhere."
    ]
  }
}
