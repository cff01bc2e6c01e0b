/// A module, or members, without types: the container's view of it.
///
/// It is immutable and shared by everything that refers to the module; a modifier makes another one.
@safe
@usableFromInline
package final class ModuleDefinition: Sendable {
  /// The factory of the value.
  ///
  /// The first stored property, so that it can be called in place: see ``factoryAddress``.
  let factory: ErasedFunction

  /// The needs of the factory, in order, then those of the hooks, and then those of the decorators.
  package let needs: [KeyDependency]

  /// The lifetime of an instance.
  package let lifetime: Lifetime

  /// The line of the module.
  package let location: SourceLocation

  // Adjacent, so that they and the line of the location take eight bytes together.

  /// The isolation of the factory.
  package let isolation: Isolation

  /// Whether the key takes arguments.
  let takesArguments: Bool

  /// Whether the factory is asynchronous.
  let isAsynchronous: Bool

  /// Properties that few modules have, in an object of their own, so that other definitions are smaller.
  private let boxedExtras: Box<Extras>?

  /// The key with its conformance, read only for its associated types.
  ///
  /// Safe: the types are the same on every actor, even if the conformance is isolated to one.
  private nonisolated(unsafe) let typedKey: any BindingKey.Type

  /// Creates the definition of a module.
  ///
  /// Not generic, because a lookup of the key's types takes longer than everything else that is done for a module.
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

  /// Creates the definition of the members of a class.
  ///
  /// The factory is that of a ``MembersKey``.
  @usableFromInline
  init<Object: AnyObject, Failure: Error>(
    membersOf object: Object.Type,
    throwing failure: Failure.Type = Never.self,
    needs: [KeyDependency],
    isolation: Isolation,
    takesArguments: Bool,
    isAsynchronous: Bool = false,
    location: SourceLocation,
    factory: ErasedFunction
  ) {
    unsafe typedKey = MembersKey<Void, Failure>.self
    self.needs = needs
    lifetime = .transient
    self.isolation = isolation
    self.takesArguments = takesArguments
    self.isAsynchronous = isAsynchronous
    self.location = location
    self.factory = factory
    boxedExtras = Box(Extras(injectedClass: object))
  }

  /// Copies `other` with different modifiers, needs, isolation, and lifetime.
  @inline(never)
  private init(
    _ other: ModuleDefinition,
    extras: Extras?,
    needs: [KeyDependency],
    isolation: Isolation,
    lifetime: Lifetime? = nil
  ) {
    unsafe typedKey = unsafe other.typedKey
    self.needs = needs
    self.lifetime = lifetime ?? other.lifetime
    self.isolation = isolation
    takesArguments = other.takesArguments
    isAsynchronous = other.isAsynchronous
    location = other.location
    factory = other.factory
    boxedExtras = extras.map { Box($0) }
  }
}

extension ModuleDefinition {
  /// The key that the module binds, or the class whose members are injected.
  package var key: Any.Type {
    @inline(never) get {
      if let object = extras?.injectedClass { return object }
      return unsafe typedKey
    }
  }

  /// Whether this defines members, and not a module.
  package var isOfMembers: Bool { extras?.injectedClass != nil }

  /// Makes the table of instances by argument, for a shared module whose key takes arguments.
  var instances: (@Sendable () -> any ArgumentTable)? { extras?.instances }

  /// The type of the key's value.
  package var value: Any.Type { unsafe typedKey.valueType }

  /// The error that the factory can throw, or the closure of members.
  var failure: any Error.Type { unsafe typedKey.failure }

  /// The type of the key's arguments, if this is a module.
  var arguments: Any.Type { unsafe typedKey.argumentsType }

  /// Properties that few modules have, if this one has any of them.
  package var extras: Extras? { boxedExtras?.value }

  /// The hooks that run on an instance right after it was made, in order.
  var createHooks: [CreateHook] { extras?.createHooks ?? [] }

  /// The decorators of an instance, innermost first.
  var decorators: [DecoratorDefinition] { extras?.decorators ?? [] }

  /// Returns the same module, changed by a modifier.
  func modified(_ change: (inout Extras) -> Void) -> ModuleDefinition {
    var extras = extras ?? Extras()
    change(&extras)
    return ModuleDefinition(self, extras: extras, needs: needs, isolation: isolation)
  }

  /// The same module with one instance.
  var ofSingleton: ModuleDefinition {
    ModuleDefinition(
      self,
      extras: extras,
      needs: needs,
      isolation: isolation,
      lifetime: .singleton
    )
  }

  /// Returns the module of a key whose value each container of a blueprint is given.
  static func given<K: BindingKey>(
    _ key: K.Type,
    isolation: Isolation,
    location: SourceLocation
  ) -> ModuleDefinition {
    let title = "\(key)"
    return ModuleDefinition(
      key,
      lifetime: .singleton,
      needs: [],
      isolation: isolation,
      location: location,
      factory: ErasedFunction { (_: ResolutionContext, _: Void) -> K.Value in
        stop(Messages.notGiven(title, location), at: location)
      }
    )
    .modified { $0.isGiven = true }
  }

  /// Returns the same module with another hook.
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

  /// Returns the same module with decorators of its key, and with their needs.
  func decorated(with decorators: [DecoratorDefinition]) -> ModuleDefinition {
    var extras = extras ?? Extras()
    extras.decorators = decorators
    // An instance that is decorated on the main actor is made there.
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

  /// Whether the module has the scope `.graph`.
  package var isOfGraph: Bool {
    guard case .graph = lifetime else { return false }
    return true
  }

  /// Whether a read only calls the factory.
  var onlyCallsFactory: Bool {
    guard case .transient = lifetime else { return false }
    return decorators.isEmpty && createHooks.isEmpty
  }

  /// The name of the module in messages.
  package var title: String { isOfMembers ? "'Members(of: \(key).self)'" : "'\(key)'" }

  /// How reads find the module: by its key, its name, a list, or an object.
  package var foundBy: FoundBy {
    if isOfMembers { return .object }
    guard let extras else { return .key }
    if let name = extras.name { return .name(name) }
    return extras.isInList ? .list : .key
  }

  /// The needs of the factory, without those of hooks and decorators.
  var ownNeeds: ArraySlice<KeyDependency> {
    guard let extras else { return needs[...] }
    return needs.dropLast(
      extras.decorators.reduce(0) { $0 + $1.needs.count }
        + extras.createHooks.reduce(0) { $0 + $1.needs.count }
    )
  }

  /// The needs that are resolved before the value: those of the factory and the decorators.
  package var needsOfFactory: [KeyDependency] {
    guard hasHookNeeds else { return needs }
    return ownNeeds + decorators.flatMap(\.needs)
  }

  /// The needs of the hooks.
  package var hookNeeds: [KeyDependency] { createHooks.flatMap(\.needs) }

  /// Whether a hook declares needs.
  var hasHookNeeds: Bool { createHooks.contains { !$0.needs.isEmpty } }

  /// Returns a decorated instance of the module.
  ///
  /// - Throws: The error of a decorator.
  func decorate<Value, Failure: Error>(
    _ value: Value,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) throws(Failure) -> Value {
    var value = value
    for decorator in decorators {
      value = try decorator(context.with(callSite: decorator.location), value, throwing: failure)
    }
    return value
  }

  /// Returns a decorated instance of the asynchronous module.
  ///
  /// - Throws: The error of a decorator.
  func decorateAsynchronously<Value, Failure: Error>(
    _ value: Value,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) async throws(Failure) -> Value {
    var value = value
    for decorator in decorators {
      let context = context.with(callSite: decorator.location)
      value = try await decorator.callAsynchronously(context, value, throwing: failure)
    }
    return value
  }
}

extension ModuleDefinition {
  /// How reads find a module.
  package enum FoundBy: Equatable, Sendable {
    /// By the key, in a plain read or a list.
    case key
    /// By the module's name, or in a list.
    case name(String)
    /// In a list only.
    case list
    /// By an object of the class whose members it injects; it isn't a module of a key.
    case object

    /// Whether the key or class has one such module, so that the next is a duplicate, overrides it, or shadows it.
    var isUnique: Bool { self != .list }
  }
}

extension BindingKey {
  /// The type of the value, for a key that is only known by its conformance.
  fileprivate static var valueType: Any.Type { Value.self }

  /// The type of the arguments, for a key that is only known by its conformance.
  fileprivate static var argumentsType: Any.Type { Arguments.self }
}
