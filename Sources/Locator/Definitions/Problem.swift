/// Something wrong with the modules of a container.
package struct Problem: Sendable {
  /// What is wrong.
  package let kind: ProblemKind

  /// The key that it is about.
  package let key: Any.Type

  /// The position of the module that it is about, among the modules of the container.
  let position: Int

  /// What is wrong, where, and what to do.
  package let message: String
}

/// What a container can have wrong.
public enum ProblemKind: Sendable {
  /// No module binds a key that a property injects, or that is there to be read by hand.
  case unboundKey

  /// No module binds a key that another module needs.
  case unboundNeed

  /// Two modules of one container bind a key, or a name of a key.
  case duplicate

  /// Modules need each other, so that none of them can be made first.
  case cycle

  /// An instance holds another one that can be dropped before it.
  case captiveDependency

  /// A factory that may run anywhere needs what is made on the main actor.
  case isolationConflict

  /// A module needs a key that takes arguments, which nobody could pass.
  case needWithArguments

  /// A module needs a key that can fail in a way that the module can't.
  case failingNeed

  /// A module of the scope `.graph` takes arguments.
  case graphScopeWithArguments

  /// A factory has a parameter for an argument that its key doesn't have.
  case unusedParameter

  /// A module overrides nothing.
  case idleOverride

  /// A decorator decorates nothing.
  case idleDecorator

  /// A module says what happens to instances that nobody keeps.
  case idleCloseHook

  /// A module that is to be made beforehand makes instances that nobody keeps.
  case idleEagerModule

  /// A module has an empty name, two names, or a name though it says ``Module/intoList()``.
  case unclearName

  /// A module of the scope ``Scope/weak`` makes values that can't be objects.
  case weakValue

  /// A module of the main actor binds a key whose values could leave it.
  case looseKey

  /// A factory or a closure of `onClose` has thrown an error.
  case failure

  /// The program's records can't be read, so that nobody knows which keys and properties there are.
  case unreadableRecords
}
