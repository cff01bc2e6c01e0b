/// Everything that went wrong while a container was closed.
public struct CloseError: Error, Sendable {
  /// What has failed, in the order of the closures.
  let failures: [Failure]

  /// What the closures of `onClose` have thrown, in that order.
  public var errors: [any Error] { failures.map(\.error) }

  /// What a closure of `onClose` has thrown.
  struct Failure: Sendable {
    /// The key of the instance that couldn't be closed, and the line of its module.
    let step: Messages.Step

    /// The error.
    let error: any Error

    init(of definition: ModuleDefinition, _ error: any Error) {
      step = Messages.Step(definition)
      self.error = error
    }
  }
}

extension CloseError: CustomStringConvertible {
  /// The errors, one in a line, each with the key and the line of the module whose closure has thrown it.
  public var description: String {
    let count =
      failures.count == 1
      ? "A closure of '.onClose' has" : "\(failures.count) closures of '.onClose' have"
    return (["\(count) failed:"] + failures.map { "- \($0.step): \($0.error)" })
      .joined(separator: "\n")
  }
}
