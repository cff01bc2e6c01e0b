/// The failure of an eager instance, which ``Container/ready(fileID:line:)`` throws.
public struct EagerError: Error, Sendable {
  private let step: Messages.Step

  /// The key of the module.
  public var key: Any.Type { step.key }

  /// The error of the factory.
  public let error: any Error

  init(of definition: Definition, _ error: any Error) {
    step = Messages.Step(definition)
    self.error = error
  }
}

extension EagerError: CustomStringConvertible {
  /// The module, and the error of its factory.
  public var description: String { "The eager instance of \(step) wasn't made: \(error)" }
}

/// The errors of the `onClose` hooks of a container that was closed.
public struct CloseError: Error, Sendable {
  /// An error of a hook, whose identity tells it from others.
  final class Failure: Sendable {
    let step: Messages.Step
    let error: any Error

    init(_ definition: Definition, _ error: any Error) {
      (step, self.error) = (Messages.Step(definition), error)
    }
  }

  let failures: [Failure]

  /// The errors that the hooks threw, in the order in which they ran.
  public var errors: [any Error] { failures.map(\.error) }
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
