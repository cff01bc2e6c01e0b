/// An eager instance that doesn't exist by the end of the container's start.
struct EagerInstance: Sendable {
  /// The slot of the instance.
  let slot: Slot

  /// What happened instead.
  let start: Start

  /// What the start of an eager instance came to.
  enum Start: Sendable {
    /// The instance exists.
    case made
    /// The factory threw an error.
    case failed(any Error)
    /// A task makes the instance, and returns the error if it can't.
    case waiting(Task<(any Error)?, Never>)
  }

  /// Waits for the instance, and returns the error of the factory, unless a later read has made the instance.
  var error: EagerError? {
    @inline(never) get async {
      let error: (any Error)? =
        switch start {
        case .made: nil
        case .failed(let error): error
        case .waiting(let task): await task.value
        }
      guard let error, !slot.hasInstance else { return nil }
      return EagerError(of: slot.definition, error)
    }
  }
}

/// The error of an eager module whose factory failed, see ``Container/ready()``.
public struct EagerError: Error, Sendable {
  /// The key of the instance, and the line of its module.
  private let step: Messages.Step

  /// The key of the module.
  public let key: Any.Type

  /// The error that the factory threw.
  public let error: any Error

  init(of definition: ModuleDefinition, _ error: any Error) {
    step = Messages.Step(definition)
    key = definition.key
    self.error = error
  }
}

extension EagerError: CustomStringConvertible {
  /// The key, the line of the module, and the error.
  public var description: String { "The eager instance of \(step) wasn't made: \(error)" }
}
