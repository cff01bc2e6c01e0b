/// Code that containers run, without types: a module, a decorator, a hook, or the members of a class.
@safe
@usableFromInline
package final class Definition: Sendable {
  let role: Role
  let factory: Factory

  /// The function with its types erased but not boxed: of a module that is synchronous, transient and without
  /// arguments, of a synchronous decorator, and of a hook without needs.
  let erasedFactory: Typed<Void, Void, Never>?

  package let needs: [KeyDependency]
  package let lifetime: Lifetime
  package let location: SourceLocation
  package let isolation: Isolation
  let takesArguments: Bool

  /// What only some modules have, in a box, so that the others stay small.
  private let boxedExtras: AnyBox?

  /// The key with its conformance, unless the code injects members.
  ///
  /// SAFETY: a metatype is immutable. Its static members may be isolated, and then the library reads only its types.
  @safe private nonisolated(unsafe) let typedKey: (any BindingKey.Type)?

  enum Role: Sendable {
    case module
    /// It makes the value of one property, so that neither messages nor observers name it.
    case property
    case decorator
    case hook
    case members(AnyClass)
  }

  struct Extras: Sendable {
    var name: String?
    var earlierName: String?
    var isInList = false
    var isOverriding = false
    var isEager = false
    /// The number of the value among those that a blueprint is given.
    var givenNumber: Int?
    var createHooks = Additions<Definition>()
    var closeHooks = Additions<@Sendable (AnyBox) async throws -> Void>()
    /// Returns the arguments in a box as a key of instances.
    var argumentKey: ArgumentKey?
  }

  init(
    _ key: (any BindingKey.Type)?, _ role: Role = .module, _ lifetime: Lifetime = .transient,
    needs: [KeyDependency] = [], isolation: Isolation = .none, takesArguments: Bool = false,
    at location: SourceLocation, _ factory: Factory,
    erased: Typed<Void, Void, Never>? = nil, extras: Extras? = nil
  ) {
    typedKey = key
    self.role = role
    self.lifetime = lifetime
    self.needs = needs
    self.isolation = isolation
    self.takesArguments = takesArguments
    self.location = location
    self.factory = factory
    erasedFactory = erased
    boxedExtras = extras.map { AnyBox($0) }
  }

  func with(
    needs: [KeyDependency] = [], takesArguments: Bool = false, _ factory: Factory? = nil,
    extras: Extras? = nil
  ) -> Definition {
    Definition(
      typedKey, role, lifetime, needs: self.needs + needs, isolation: isolation,
      takesArguments: self.takesArguments || takesArguments, at: location,
      factory ?? self.factory, erased: erasedFactory, extras: extras ?? self.extras
    )
  }

  /// The module as containers use it, whose hooks are found at once.
  var listed: Definition {
    guard var extras, !extras.createHooks.isJoined || !extras.closeHooks.isJoined else {
      return self
    }
    extras.createHooks.join()
    extras.closeHooks.join()
    return with(extras: extras)
  }

  /// Returns a hook of the module, at its line unless it has one of its own.
  func hook(
    _ needs: [KeyDependency], at location: SourceLocation?, _ run: @escaping Factory.Sync,
    erased: Typed<Void, Void, Never>? = nil
  ) -> Definition {
    Definition(
      typedKey, .hook, needs: needs, at: location ?? self.location, .sync(run), erased: erased)
  }
}

extension Definition {
  var extras: Extras? { @inline(__always) get { boxedExtras.map { AnyBox.value(in: $0) } } }

  /// The key that the module binds, or the class whose objects the members inject into.
  package var key: Any.Type {
    if case .members(let object) = role { return object }
    return typedKey ?? Never.self
  }

  package var value: Any.Type { typedKey?.valueType ?? Void.self }
  package var failure: any Error.Type { typedKey?.failure ?? Never.self }
  package var arguments: Any.Type { typedKey?.argumentsType ?? Void.self }

  package var isAsynchronous: Bool { if case .async = factory { true } else { false } }

  /// Whether the code that a read calls is the main actor's.
  var isOfMainActor: Bool { isolation != .none && !isAsynchronous }

  package var isOfMembers: Bool { if case .members = role { true } else { false } }
  var isOfProperty: Bool { if case .property = role { true } else { false } }
  package var name: String? { extras?.name }
  package var isEager: Bool { extras?.isEager == true }
  package var isGiven: Bool { extras?.givenNumber != nil }
  var isOverriding: Bool { extras?.isOverriding == true }
  package var createHooks: [Definition] { extras?.createHooks.all ?? [] }
  package var closeHooks: [@Sendable (AnyBox) async throws -> Void] { extras?.closeHooks.all ?? [] }

  package var hookNeeds: [KeyDependency] { createHooks.flatMap(\.needs) }

  package var title: String {
    switch role {
    case .module, .property: "'\(key)'"
    case .decorator: "'Decorator(\(key).self)'"
    case .hook: "'.onCreate' of '\(key)'"
    case .members: "'Members(of: \(key).self)'"
    }
  }

  /// Where a definition is found.
  package enum Place: Hashable, Sendable {
    /// By the key alone.
    case key
    case name(ObjectIdentifier, String)
    /// Only in the list of the key.
    case list(ObjectIdentifier)
    case members(ObjectIdentifier)
    case decorators(ObjectIdentifier)
  }

  @inline(never)
  package var place: Place {
    let id = ObjectIdentifier(key)
    if case .members = role { return .members(id) }
    if case .decorator = role { return .decorators(id) }
    return name.map { .name(id, $0) } ?? (extras?.isInList == true ? .list(id) : .key)
  }

  func throwsErrors(of type: any Error.Type) -> Bool {
    type == Never.self || failure == type || failure == (any Error).self
  }
}
