/// What the modifiers of a module say, such as ``Module/named(_:)``, and its decorators.
package struct Modifiers: Sendable {
  /// The module's name among those of its key.
  package private(set) var name: String?

  /// Another name that was given before, which is a mistake.
  private(set) var earlierName: String?

  /// Whether the module is one of any number in the list of its key.
  var isInList = false

  /// Whether the module replaces an earlier one.
  var isOverriding = false

  /// How the instance is made when the container is put to work, if that is wanted.
  var eagerMaking: EagerMaking?

  /// Whether the instance is made when the container is put to work.
  package var isEager: Bool { eagerMaking != nil }

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
