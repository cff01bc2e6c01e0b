/// What few modules have: what modifiers such as ``Module/named(_:)`` say, decorators, and a table of instances.
package struct Extras: Sendable {
  /// Makes the table of instances by argument, for a shared module whose key takes arguments.
  var instances: (@Sendable () -> any ArgumentTable)?

  /// The class whose members are injected, where this is no module.
  var injectedClass: AnyClass?

  /// The module's name among those of its key.
  package private(set) var name: String?

  /// Another name that was given before, which is a mistake.
  private(set) var earlierName: String?

  /// Whether the module is one of any number in the list of its key.
  var isInList = false

  /// Whether the module replaces an earlier one.
  var isOverriding = false

  /// Makes the instance in the module's slot when the container starts, if the module is eager.
  var eagerFunction: ErasedFunction?

  /// Whether the instance is made when the container starts.
  package var isEager: Bool { eagerFunction != nil }

  /// What happens to an instance that was just made, in order.
  var createHooks: [CreateHook] = []

  /// What decorates an instance, innermost first.
  var decorators: [DecoratorDefinition] = []

  /// What happens to an instance that is dropped.
  private(set) var closeHook: CloseHook?

  /// Notes the module's name.
  mutating func setName(_ name: String) {
    if let known = self.name, known != name { earlierName = known }
    self.name = name
  }

  /// Adds to what happens to an instance that is dropped.
  mutating func addCloseHook(_ body: @escaping @Sendable (ClosingInstance) async throws -> Void) {
    var hook = closeHook ?? CloseHook()
    hook.append(body)
    closeHook = hook
  }
}
