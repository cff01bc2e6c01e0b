/// What few modules have, in an object of its own, so that the others take less.
final class Particulars: Sendable {
  /// What modifiers and decorators say, if there are any.
  let modifiers: Modifiers?

  /// Makes the table of instances by argument, for a shared module whose key takes arguments.
  let instances: (@Sendable () -> any ArgumentTable)?

  /// The class whose members are injected, where this is no module.
  let injectedClass: AnyClass?

  init(
    modifiers: Modifiers? = nil,
    instances: (@Sendable () -> any ArgumentTable)? = nil,
    injectedClass: AnyClass? = nil
  ) {
    self.modifiers = modifiers
    self.instances = instances
    self.injectedClass = injectedClass
  }
}
