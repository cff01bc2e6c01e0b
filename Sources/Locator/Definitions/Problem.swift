package struct Problem: Sendable {
  package let kind: ProblemKind
  package let key: Any.Type
  package let module: Definition?
  package let message: String

  /// The position of the module, by which a report lists the problems.
  let position: Int
}

/// A kind of problem that a container can have.
public enum ProblemKind: Sendable {
  /// No module binds a key that a property injects, or that code may read from a container.
  case unboundKey

  /// No module binds a key that another module needs.
  case unboundNeed

  /// Two modules of one container bind a key, or a name of a key.
  case duplicate

  /// Modules need each other, so that none of them can be made first.
  case cycle

  /// An instance holds another one that can be dropped before it.
  case captiveDependency

  /// A module needs a key that can fail with an error that the module can't throw.
  case failingNeed

  /// A factory has a parameter for an argument that its key doesn't have.
  case unusedParameter

  /// A key whose value is given takes arguments.
  case givenArguments

  /// A module overrides nothing.
  case idleOverride

  /// A decorator decorates nothing.
  case idleDecorator

  /// A module has an `onClose` hook, but no container keeps its instances.
  case idleCloseHook

  /// A module is eager, but no container keeps its instances.
  case idleEagerModule

  /// A module has an empty name, two names, or a name beside ``Module/intoList()``.
  case unclearName

  /// A module of the scope ``Scope/weak`` makes values that can't be objects.
  case weakValue

  /// A main-actor module binds a key that is nonisolated, so that its values could leave the main actor.
  case nonisolatedKey

  /// A module of the scope `.transient` has a hook that needs an instance that leads back to the module.
  case transientHook

  /// A factory or an `onClose` hook has thrown an error.
  case failure

  /// A verification is of a Swift module without keys and properties, such as one whose name is misspelt.
  case emptyModule

  /// The program's records can't be read, so that its keys and properties are unknown.
  case unreadableRecords
}
