import LocatorNext

/// A key and its call site, so that repeated reads there are one issue.
struct Place: Hashable {
  private let key: ObjectIdentifier?
  private let fileID: String?
  private let line: Int?

  init(_ escape: Escape) {
    key = escape.key.map(ObjectIdentifier.init)
    fileID = escape.location?.fileID
    line = escape.location?.line
  }
}
