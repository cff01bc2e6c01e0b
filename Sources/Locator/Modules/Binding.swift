/// What a module says, without its types: the container's view of it.
@usableFromInline
struct Binding: Sendable {
  /// The key that the module binds, or the class whose members are injected.
  let key: Any.Type

  /// The type of the key's value.
  let value: Any.Type

  /// The error that the factory can throw.
  let failure: any Error.Type

  /// What the factory needs, in order, and then what the decorators need.
  private(set) var needs: [Dependency]

  /// How long an instance lives.
  let lifetime: Lifetime

  /// Where the factory may run.
  private(set) var isolation: Isolation

  /// Makes the table of instances by argument, for a shared module whose key takes arguments.
  let instances: (@Sendable () -> any ArgumentTable)?

  /// The type of the key's arguments.
  let arguments: Any.Type

  /// Whether this is no module, but injects the members of an object.
  let isOfMembers: Bool

  /// Makes the value.
  @usableFromInline let factory: Factory

  /// Where the module is written.
  @usableFromInline let location: SourceLocation

  /// The assembly that lists the module, the innermost one.
  var assembly: Any.Type?

  /// The module's name among those of its key.
  var name: String?

  /// Whether the module is one of any number in the list of its key.
  var isInList = false

  /// Whether the module replaces an earlier one.
  var isOverriding = false

  /// How the instance is made when the container is put to work, if that is wanted.
  var eagerMaking: EagerMaking?

  /// What happens to an instance that was just made, in order.
  var createHooks: [CreateHook] = []

  /// What happens to an instance that is dropped.
  private(set) var closeHook: CloseHook?

  /// What decorates an instance, innermost first.
  private(set) var decorations: [Decoration] = []

  /// Describes a module of the key.
  @usableFromInline
  init<K: BindingKey>(
    _ key: K.Type,
    lifetime: Lifetime,
    needs: [Dependency],
    isolation: Isolation = .none,
    instances: (@Sendable () -> any ArgumentTable)? = nil,
    location: SourceLocation,
    factory: Factory
  ) {
    self.key = key
    value = K.Value.self
    failure = K.Failure.self
    arguments = K.Arguments.self
    isOfMembers = false
    self.needs = needs
    self.lifetime = lifetime
    self.isolation = isolation
    self.instances = instances
    self.location = location
    self.factory = factory
  }

  /// Describes what is injected into the objects of a class.
  ///
  /// The factory is that of a ``MembersKey``.
  init<Object: AnyObject>(
    membersOf object: Object.Type,
    arguments: Any.Type = Void.self,
    needs: [Dependency],
    isolation: Isolation,
    location: SourceLocation,
    factory: Factory
  ) {
    key = object
    value = Void.self
    failure = Never.self
    self.arguments = arguments
    isOfMembers = true
    self.needs = needs
    lifetime = .transient
    self.isolation = isolation
    instances = nil
    self.location = location
    self.factory = factory
  }
}

extension Binding {
  /// Whether the key takes arguments.
  var takesArguments: Bool { arguments != Void.self }

  /// Whether a read does nothing but run the factory.
  var isMadeAtEachRead: Bool {
    guard case .transient = lifetime else { return false }
    return decorations.isEmpty && createHooks.isEmpty
  }

  /// What messages call the module.
  var title: String { isOfMembers ? "'Members(of: \(key).self)'" : "'\(key)'" }

  /// What finds the module.
  var designation: Designation {
    if isOfMembers {
      .object
    } else if let name {
      .name(name)
    } else if isInList {
      .list
    } else {
      .key
    }
  }

  /// The module with decorators of its key, which need what they need.
  func decorated(with decorations: [Decoration]) -> Self {
    var copy = self
    copy.decorations = decorations
    for decoration in decorations {
      copy.needs += decoration.needs
      // What is decorated on the main actor is made there.
      if case .none = copy.isolation { copy.isolation = decoration.isolation }
    }
    return copy
  }

  /// What the factory needs, without the needs of decorators.
  var ownNeeds: ArraySlice<Dependency> {
    needs.dropLast(decorations.reduce(0) { $0 + $1.needs.count })
  }

  /// Adds to what happens to an instance that is dropped.
  mutating func addCloseHook(_ body: @escaping @Sendable (ClosingInstance) async throws -> Void) {
    let hook = CloseHook(body)
    closeHook = closeHook?.then(hook) ?? hook
  }

  /// Decorates an instance of the module.
  func decorate<Value>(_ value: Value, in context: ResolutionContext) -> Value {
    decorations.reduce(value) { value, decoration in
      decoration(context.asked(at: decoration.location), value)
    }
  }
}
