/// A module, or the members of a class, without types.
@safe
@usableFromInline
package final class Definition: Sendable {
  /// What makes the value.
  let factory: Factory

  /// The factory with its types erased but not boxed, if the module is synchronous, transient, and takes no arguments.
  let plainFactory: PlainFactory?

  /// What the factory needs.
  package let needs: [KeyDependency]

  /// How long the instance is shared.
  package let lifetime: Lifetime

  /// The line of the module.
  package let location: SourceLocation

  /// The actor on which the factory runs.
  package let isolation: Isolation

  /// Whether the factory takes arguments.
  let takesArguments: Bool

  /// Whether it makes the value of one property, so that neither messages nor observers name it.
  let isOfProperty: Bool

  /// What only some modules have.
  private let boxedExtras: ExtrasBox?

  /// The key with its conformance.
  ///
  /// Safe: a metatype is immutable. Only its static members are isolated, and the library reads none of an isolated key
  /// but its types.
  private nonisolated(unsafe) let typedKey: any BindingKey.Type

  /// What only some modules have.
  struct Extras: Sendable {
    var name: String?
    var earlierName: String?
    var isInList = false
    var isOverriding = false
    var isEager = false
    var isGiven = false
    var createHooks: [CreateHook] = []
    var closeHooks: [@Sendable (AnyBox) async throws -> Void] = []
    /// Returns the arguments in a box as a key of instances.
    var argumentKey: (@Sendable (AnyBox) -> AnyHashable)?
    /// The class whose objects the definition injects into.
    var injectedClass: AnyClass?
    var injections: [Injection] = []
  }

  private final class ExtrasBox: Sendable {
    let value: Extras
    init(_ value: Extras) { self.value = value }
  }

  init(
    _ key: any BindingKey.Type,
    _ lifetime: Lifetime,
    needs: [KeyDependency] = [],
    isolation: Isolation = .none,
    takesArguments: Bool = false,
    at location: SourceLocation,
    _ factory: Factory,
    plain: PlainFactory? = nil,
    isOfProperty: Bool = false,
    extras: Extras? = nil
  ) {
    unsafe typedKey = key
    self.isOfProperty = isOfProperty
    self.lifetime = lifetime
    self.needs = needs
    self.isolation = isolation
    self.takesArguments = takesArguments
    self.location = location
    self.factory = factory
    plainFactory = plain
    boxedExtras = extras.map { ExtrasBox($0) }
  }

  /// Returns the same module with other extras.
  func with(_ change: (inout Extras) -> Void) -> Definition {
    var extras = extras
    change(&extras)
    return unsafe Definition(
      typedKey,
      lifetime,
      needs: needs,
      isolation: isolation,
      takesArguments: takesArguments,
      at: location,
      factory,
      plain: plainFactory,
      extras: extras
    )
  }
}

extension Definition {
  var extras: Extras { boxedExtras?.value ?? Extras() }

  /// Whether the module has nothing that only some have.
  var isPlain: Bool { boxedExtras == nil }

  /// The key that the module binds, or the class whose objects the members inject into.
  package var key: Any.Type {
    if let injectedClass = boxedExtras?.value.injectedClass { return injectedClass }
    return unsafe typedKey
  }

  package var value: Any.Type { unsafe typedKey.valueType }
  package var failure: any Error.Type {
    guard let object = boxedExtras?.value.injectedClass else { return unsafe typedKey.failure }
    return (object as? any InjectionTarget.Type)?.failure ?? Never.self
  }
  package var arguments: Any.Type { unsafe typedKey.argumentsType }

  package var isAsynchronous: Bool {
    if case .async = factory { return true }
    return boxedExtras?.value.injections.contains { $0.isAsynchronous } == true
  }
  package var isOfMembers: Bool { boxedExtras?.value.injectedClass != nil }
  package var name: String? { boxedExtras?.value.name }
  package var isEager: Bool { boxedExtras?.value.isEager == true }
  package var isGiven: Bool { boxedExtras?.value.isGiven == true }
  var createHooks: [CreateHook] { boxedExtras?.value.createHooks ?? [] }

  /// What the hooks of the module need.
  package var hookNeeds: [KeyDependency] { createHooks.compactMap(\.need) }

  /// The module in messages.
  package var title: String { isOfMembers ? "'Members(of: \(key).self)'" : "'\(key)'" }

  /// How readers find the module.
  package enum FoundBy: Equatable, Sendable {
    /// By its key.
    case key
    /// By its key and a name.
    case name(String)
    /// In the list of its key only.
    case list
    /// By the class of an object.
    case object
  }

  package var foundBy: FoundBy {
    guard let extras = boxedExtras?.value else { return .key }
    if extras.injectedClass != nil { return .object }
    if let name = extras.name { return .name(name) }
    return extras.isInList ? .list : .key
  }

  /// Whether the module can throw errors of a type.
  func throwsErrors(of type: any Error.Type) -> Bool {
    type == Never.self || failure == type || failure == (any Error).self
  }
}

extension InjectionTarget {
  fileprivate static var failure: any Error.Type { Failure.self }
}

// What the forms of a module end in.
extension Definition {
  @usableFromInline
  convenience init<K: BindingKey>(
    _ key: K.Type,
    _ lifetime: Lifetime,
    _ needs: [KeyDependency],
    isolation: Isolation = .none,
    takesArguments: Bool = false,
    argumentKey: (@Sendable (AnyBox) -> AnyHashable)? = nil,
    at location: SourceLocation,
    sync make: Typed<K.Arguments, K.Value, K.Failure>
  ) where K.Failure: Error {
    self.init(
      key,
      lifetime,
      needs: needs,
      isolation: isolation,
      takesArguments: takesArguments,
      at: location,
      .boxing(key, make),
      plain: !takesArguments && lifetime.isTransient ? PlainFactory(key, make) : nil,
      extras: argumentKey.map { Extras(argumentKey: $0) }
    )
  }

  @usableFromInline
  convenience init<K: AsyncInjectionKey>(
    _ key: K.Type,
    _ lifetime: Lifetime,
    _ needs: [KeyDependency],
    takesArguments: Bool = false,
    argumentKey: (@Sendable (AnyBox) -> AnyHashable)? = nil,
    at location: SourceLocation,
    async make:
      @escaping @concurrent @Sendable (UncheckedTransfer<ResolutionContext>, K.Arguments)
      async throws -> K.Value
  ) {
    self.init(
      key,
      lifetime,
      needs: needs,
      takesArguments: takesArguments,
      at: location,
      .async { context, arguments in
        AnyBox(try await make(context, Box<K.Arguments>.value(in: arguments)))
      },
      extras: argumentKey.map { Extras(argumentKey: $0) }
    )
  }

  /// Returns the arguments in boxes as keys of instances.
  @usableFromInline
  static func argumentKey<Arguments: Hashable & Sendable>(
    of type: Arguments.Type
  ) -> @Sendable (AnyBox) -> AnyHashable {
    { AnyHashable(Box<Arguments>.value(in: $0)) }
  }
}
