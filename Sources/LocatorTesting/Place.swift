import Locator

/// A key and the line that asks for it, so that what happens there again and again is one issue.
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
