import Locator

/// A key and its call site, so that repeated reads there are one issue.
struct Place: Hashable {
  private let key: ObjectIdentifier?
  private let fileID: String?
  private let line: Int?

  init(_ escape: TestWatch.Escape) {
    key = escape.key.map(ObjectIdentifier.init)
    fileID = escape.callSite.place?.fileID
    line = escape.callSite.place?.line
  }
}
