/// The errors of the `onClose` hooks of a container that was closed.
public struct CloseError: Error, Sendable {
  /// The failures, in the order in which the hooks ran.
  let failures: [Failure]

  /// The errors that the hooks threw, in the order in which they ran.
  public var errors: [any Error] { failures.map(\.error) }

  /// A failure of an `onClose` hook.
  struct Failure: Sendable {
    /// The key of the instance that the hook failed to close, and the line of its module.
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
  /// The errors, one per line, each with the key and the line of the module whose hook threw it.
  public var description: String {
    let count =
      failures.count == 1
      ? "A closure of '.onClose' has" : "\(failures.count) closures of '.onClose' have"
    return (["\(count) failed:"] + failures.map { "- \($0.step): \($0.error)" })
      .joined(separator: "\n")
  }
}
