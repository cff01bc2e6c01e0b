/// An eager instance that doesn't exist by the end of the container's start.
///
/// A class, because a structure of several references takes more code.
final class EagerInstance: Sendable {
  /// The slot of the instance.
  private let slot: Slot

  /// The error of the factory, if it has failed.
  private let failure: (any Error)?

  /// The task that makes the instance, and returns the error if it can't.
  private let task: Task<(any Error)?, Never>?

  init(in slot: Slot, failure: (any Error)? = nil, task: Task<(any Error)?, Never>? = nil) {
    self.slot = slot
    self.failure = failure
    self.task = task
  }

  /// Waits for the instance, and returns the error of the factory, unless a later read has made the instance.
  var error: EagerError? {
    @inline(never) get async {
      let error = await task?.value ?? failure
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
