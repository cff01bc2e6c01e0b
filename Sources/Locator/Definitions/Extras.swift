/// Properties that few modules have: those of modifiers such as ``Module/named(_:)``, decorators, and a table of
/// instances.
package struct Extras: Sendable {
  /// Makes the table of instances by argument, for a shared module whose key takes arguments.
  var instances: (@Sendable () -> any ArgumentTable)?

  /// The class whose members are injected, if this isn't a module.
  var injectedClass: AnyClass?

  /// The name of the module among those of its key.
  package private(set) var name: String?

  /// A different name that was set before, which is a problem.
  private(set) var earlierName: String?

  /// Whether the module is one of any number in the list of its key.
  var isInList = false

  /// Whether each container of a blueprint is given the value, so that the factory never runs.
  package var isGiven = false

  /// Whether the module overrides an earlier one.
  var isOverriding = false

  /// Makes the instance in the module's slot when the container starts, if the module is eager.
  var eagerFunction: ErasedFunction?

  /// Whether the instance is made when the container starts.
  package var isEager: Bool { eagerFunction != nil }

  /// The hooks that run on an instance right after it was made, in order.
  var createHooks: [CreateHook] = []

  /// The decorators of an instance, innermost first.
  var decorators: [DecoratorDefinition] = []

  /// The hook that runs on an instance when it is dropped.
  private(set) var closeHook: CloseHook?

  /// Sets the module's name, and notes an earlier one if it differs.
  mutating func setName(_ name: String) {
    if let known = self.name, known != name { earlierName = known }
    self.name = name
  }

  /// Adds a closure that runs on an instance when it is dropped.
  mutating func addCloseHook(_ body: @escaping @Sendable (ClosingInstance) async throws -> Void) {
    var hook = closeHook ?? CloseHook()
    hook.append(body)
    closeHook = hook
  }
}
