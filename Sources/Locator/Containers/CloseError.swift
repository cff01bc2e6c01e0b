/// Everything that went wrong while a container was closed.
public struct CloseError: Error, Sendable {
  /// What the closures of `onClose` have thrown, in that order.
  public let errors: [any Error]
}

extension CloseError: CustomStringConvertible {
  /// The errors, one in a line.
  public var description: String {
    let count = errors.count == 1 ? "An instance" : "\(errors.count) instances"
    return (["\(count) couldn't be closed:"] + errors.map { "- \($0)" }).joined(separator: "\n")
  }
}
