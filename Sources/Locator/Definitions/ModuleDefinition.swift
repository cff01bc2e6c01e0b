/// What a module says, without its types: the container's view of it.
///
/// It never changes. Everybody who looks at a module shares it, and a modifier makes another one.
@safe
@usableFromInline
package final class ModuleDefinition: Sendable {
  /// Makes the value.
  ///
  /// The first of the properties, so that it can be called in its place: see ``factoryAddress``.
  let factory: ErasedFunction

  /// What the factory needs, in order, then what the hooks need, and then what the decorators need.
  package let needs: [KeyDependency]

  /// How long an instance lives.
  package let lifetime: Lifetime

  /// Where the module is written.
  package let location: SourceLocation

  // One after the other, so that they take eight bytes with the line of the location.

  /// Where the factory may run.
  package let isolation: Isolation

  /// Whether the key takes arguments.
  let takesArguments: Bool

  /// Whether the factory takes time.
  let isAsynchronous: Bool

  /// What few modules have, in an object of its own, so that the others take less.
  private let boxedExtras: Box<Extras>?

  /// The key with its conformance, which is asked for types alone.
  ///
  /// Safe: the types are the same on every actor, also where the conformance is isolated to one.
  private nonisolated(unsafe) let typedKey: any BindingKey.Type

  /// Describes a module of a key.
  ///
  /// Not generic, because asking for the types of a key takes longer than all else that is done for a module.
  @usableFromInline
  init(
    _ key: any BindingKey.Type,
    lifetime: Lifetime,
    needs: [KeyDependency],
    isolation: Isolation = .none,
    takesArguments: Bool = false,
    isAsynchronous: Bool = false,
    instances: ArgumentTables? = nil,
    location: SourceLocation,
    factory: ErasedFunction
  ) {
    unsafe typedKey = key
    self.needs = needs
    self.lifetime = lifetime
    self.isolation = isolation
    self.takesArguments = takesArguments
    self.isAsynchronous = isAsynchronous
    self.location = location
    self.factory = factory
    boxedExtras = instances.map { Box(Extras(instances: $0.make)) }
  }

  /// Describes what is injected into the objects of a class.
  ///
  /// The factory is that of a ``MembersKey``.
  @usableFromInline
  init<Object: AnyObject>(
    membersOf object: Object.Type,
    needs: [KeyDependency],
    isolation: Isolation,
    takesArguments: Bool,
    location: SourceLocation,
    factory: ErasedFunction
  ) {
    unsafe typedKey = MembersKey<Void>.self
    self.needs = needs
    lifetime = .transient
    self.isolation = isolation
    self.takesArguments = takesArguments
    isAsynchronous = false
    self.location = location
    self.factory = factory
    boxedExtras = Box(Extras(injectedClass: object))
  }

  /// Describes the same with something else.
  private init(
    _ other: ModuleDefinition,
    extras: Extras,
    needs: [KeyDependency],
    isolation: Isolation
  ) {
    unsafe typedKey = unsafe other.typedKey
    self.needs = needs
    lifetime = other.lifetime
    self.isolation = isolation
    takesArguments = other.takesArguments
    isAsynchronous = other.isAsynchronous
    location = other.location
    factory = other.factory
    boxedExtras = Box(extras)
  }
}

extension ModuleDefinition {
  /// The key that the module binds, or the class whose members are injected.
  package var key: Any.Type {
    if let object = extras?.injectedClass { return object }
    return unsafe typedKey
  }

  /// Whether this is no module, but injects the members of an object.
  package var isOfMembers: Bool { extras?.injectedClass != nil }

  /// Makes the table of instances by argument, for a shared module whose key takes arguments.
  var instances: (@Sendable () -> any ArgumentTable)? { extras?.instances }

  /// The type of the key's value.
  package var value: Any.Type { unsafe typedKey.valueType }

  /// The error that the factory can throw.
  var failure: any Error.Type { unsafe typedKey.failure }

  /// The type of the key's arguments, of a module.
  var arguments: Any.Type { unsafe typedKey.argumentsType }

  /// What few modules have, if this one has any of it.
  package var extras: Extras? { boxedExtras?.value }

  /// What happens to an instance that was just made, in order.
  var createHooks: [CreateHook] { extras?.createHooks ?? [] }

  /// What decorates an instance, innermost first.
  var decorators: [DecoratorDefinition] { extras?.decorators ?? [] }

  /// The same module, of which another modifier says something.
  func modified(_ change: (inout Extras) -> Void) -> ModuleDefinition {
    var extras = extras ?? Extras()
    change(&extras)
    return ModuleDefinition(self, extras: extras, needs: needs, isolation: isolation)
  }

  /// The same module with another hook.
  func created(with hook: CreateHook) -> ModuleDefinition {
    var extras = extras ?? Extras()
    extras.createHooks.append(hook)
    return ModuleDefinition(
      self,
      extras: extras,
      needs: needs + hook.needs,
      isolation: isolation
    )
  }

  /// The module with decorators of its key, which need what they need.
  func decorated(with decorators: [DecoratorDefinition]) -> ModuleDefinition {
    var extras = extras ?? Extras()
    extras.decorators = decorators
    // What is decorated on the main actor is made there.
    var isolation = isolation
    for decorator in decorators {
      if case .none = isolation { isolation = decorator.isolation }
    }
    return ModuleDefinition(
      self,
      extras: extras,
      needs: needs + decorators.flatMap(\.needs),
      isolation: isolation
    )
  }

  /// Whether a read does nothing but run the factory.
  var isMadeAtEachRead: Bool {
    guard case .transient = lifetime else { return false }
    return decorators.isEmpty && createHooks.isEmpty
  }

  /// What messages call the module.
  package var title: String { isOfMembers ? "'Members(of: \(key).self)'" : "'\(key)'" }

  /// What finds the module.
  package var foundBy: FoundBy {
    if isOfMembers { return .object }
    guard let extras else { return .key }
    if let name = extras.name { return .name(name) }
    return extras.isInList ? .list : .key
  }

  /// What the factory needs, without the needs of hooks and decorators.
  var ownNeeds: ArraySlice<KeyDependency> {
    guard let extras else { return needs[...] }
    return needs.dropLast(
      extras.decorators.reduce(0) { $0 + $1.needs.count }
        + extras.createHooks.reduce(0) { $0 + $1.needs.count }
    )
  }

  /// What has to be there before the value is: what the factory and the decorators need.
  package var needsOfFactory: [KeyDependency] {
    guard hasHookNeeds else { return needs }
    return ownNeeds + decorators.flatMap(\.needs)
  }

  /// What the hooks need.
  package var hookNeeds: [KeyDependency] { createHooks.flatMap(\.needs) }

  /// Whether a hook declares what it needs.
  var hasHookNeeds: Bool { createHooks.contains { !$0.needs.isEmpty } }

  /// Decorates an instance of the module.
  func decorate<Value>(_ value: Value, in context: ResolutionContext) -> Value {
    decorators.reduce(value) { value, decorator in
      decorator(context.with(callSite: decorator.location), value)
    }
  }
}

extension ModuleDefinition {
  /// What finds a module.
  package enum FoundBy: Hashable, Sendable {
    /// A plain read of the key, and a list.
    case key
    /// The module's name, and a list.
    case name(String)
    /// A list alone.
    case list
    /// An object of the class whose members it injects; it isn't a module of a key.
    case object

    /// Whether there is one such module of the key or class, so that the next one is a duplicate, overrides it, or
    /// shadows it.
    var isUnique: Bool { self != .list }
  }
}

extension BindingKey {
  /// The type of the key's value, of a key that is known by its conformance alone.
  fileprivate static var valueType: Any.Type { Value.self }

  /// The type of the arguments, of a key that is known by its conformance alone.
  fileprivate static var argumentsType: Any.Type { Arguments.self }
}
