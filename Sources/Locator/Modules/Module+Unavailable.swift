// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
// Unavailable forms, so that the compiler says what to write instead.

// Without these forms, the compiler crashes on a module without a key.
extension Module where K == Never, Domain == Never {
  @available(*, unavailable, message: "a module names its key: write 'Module(Key.self) { ... }'")
  @_alwaysEmitIntoClient
  public init<Factory>(scope: Scope<Never>? = nil, make: Factory) { fatalError() }
  @available(
    *, unavailable,
    message: "a module names its key: write 'Module(Key.self, needs: ...)'"
  )
  @_alwaysEmitIntoClient
  public init<each Need, Factory>(
    scope: Scope<Never>? = nil, needs: repeat each Need, make: Factory
  ) { fatalError() }
}

extension Module where Domain == Anywhere {
  @available(
    *, unavailable,
    message: "the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init(_ type: K.Type, scope: Scope<K> = .transient, make: () -> K) { fatalError() }
  @available(
    *, unavailable,
    message: "the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'"
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Need: BindingKey, each Argument>(
    _ type: K.Type, scope: Scope<K> = .transient, needs need: Need.Type,
    make: (Need.Value, repeat each Argument) -> K
  ) { fatalError() }
}

extension Module where Domain == Anywhere, K: Injectable, K._Form == BindableKey {
  @available(
    *, unavailable,
    message: """
      'Arguments' of the type is what its key takes: write '{ arguments in ... }', or give the \
      nested type another name
      """
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init(_ type: K.Type, scope: Scope<K> = .transient, make: () -> K) { fatalError() }
  @available(
    *, unavailable,
    message: """
      'Arguments' of the type is what its key takes: write '{ need, arguments in ... }', or give the \
      nested type another name
      """
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Need: BindingKey>(
    _ type: K.Type, scope: Scope<K> = .transient, needs need: Need.Type, make: (Need.Value) -> K
  ) { fatalError() }
}

extension Module where Domain == Anywhere, K: BindingKey & _KeyComposition {
  @available(*, unavailable, message: "a composed key isn't bound: bind the key that it is made of")
  @_alwaysEmitIntoClient
  public init(_ key: K.Type, scope: Scope<K.Value> = .transient, make: () throws -> K.Value) {
    fatalError()
  }
  @available(*, unavailable, message: "a composed key isn't bound: bind the key that it is made of")
  @_alwaysEmitIntoClient
  public init<Need: BindingKey>(
    _ key: K.Type, scope: Scope<K.Value> = .transient, needs need: Need.Type,
    make: (Need.Value) throws -> K.Value
  ) where Need.Arguments == Void { fatalError() }
  @available(*, unavailable, message: "a composed key isn't bound: bind the key that it is made of")
  @_alwaysEmitIntoClient
  public init<First: BindingKey, Second: BindingKey>(
    _ key: K.Type, scope: Scope<K.Value> = .transient, needs first: First.Type,
    _ second: Second.Type, make: (First.Value, Second.Value) throws -> K.Value
  ) where First.Arguments == Void, Second.Arguments == Void { fatalError() }
}

extension Module where Domain == Anywhere, K: AsyncBindingKey & _KeyComposition {
  @available(*, unavailable, message: "a composed key isn't bound: bind the key that it is made of")
  @_alwaysEmitIntoClient
  public init(_ key: K.Type, scope: Scope<K.Value> = .transient, make: () async throws -> K.Value) {
    fatalError()
  }
  @available(*, unavailable, message: "a composed key isn't bound: bind the key that it is made of")
  @_alwaysEmitIntoClient
  public init<Need: BindingKey>(
    _ key: K.Type, scope: Scope<K.Value> = .transient, needs need: Need.Type,
    make: (Need.Value) async throws -> K.Value
  ) where Need.Arguments == Void { fatalError() }
}

extension Module where Domain == Anywhere, K: BindingKey, K.Arguments == Void {
  @available(
    *, unavailable,
    message: """
      the factory has a parameter more than there are needs: list its key in 'needs:', or declare the \
      key's 'Arguments'
      """
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Need: BindingKey, Other>(
    _ key: K.Type, scope: Scope<K.Value> = .transient, needs need: Need.Type,
    make: (Need.Value, Other) -> K.Value
  ) { fatalError() }
  @available(
    *, unavailable,
    message: """
      the factory has a parameter more than there are needs: list its key in 'needs:', or declare the \
      key's 'Arguments'
      """
  )
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<First: BindingKey, Second: BindingKey, Other>(
    _ key: K.Type, scope: Scope<K.Value> = .transient, needs first: First.Type,
    _ second: Second.Type, make: (First.Value, Second.Value, Other) -> K.Value
  ) { fatalError() }
}

extension Module where K: BindingKey {
  @available(
    *, unavailable,
    message: """
      a hook has one need: write '.onCreate(needs: A.self) { ... }.onCreate(needs: B.self) { ... }'
      """
  )
  @_alwaysEmitIntoClient
  public func onCreate<A: BindingKey, B: BindingKey>(
    needs a: A.Type, _ b: B.Type, _ body: @MainActor @Sendable (K.Value, A.Value, B.Value) -> Void
  ) -> Self { fatalError() }
}

// The scopes of other libraries.
extension Module where K: BindingKey {
  @available(
    *, unavailable,
    message: "the scope is an argument: write 'Module(Key.self, scope: .singleton) { ... }'"
  )
  @_alwaysEmitIntoClient
  public func singleton() -> Self { fatalError() }
  @available(
    *, unavailable,
    message: "the scope is an argument: write 'Module(Key.self, scope: .singleton) { ... }'"
  )
  @_alwaysEmitIntoClient
  public func scope(_ scope: Scope<K.Value>) -> Self { fatalError() }
  @available(
    *, unavailable,
    message: "the scope is an argument: write 'Module(Key.self, scope: .singleton) { ... }'"
  )
  @_alwaysEmitIntoClient
  public func inObjectScope(_ scope: Scope<K.Value>) -> Self { fatalError() }
}

extension Members {
  @available(
    *, unavailable,
    message: "the key can fail or waits: inject 'Provider<Key>.self' and call it"
  )
  @_alwaysEmitIntoClient
  public func inject<Need: BindingKey>(
    _ need: Need.Type, _ body: @escaping @MainActor @Sendable (Object, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void { fatalError() }
}

extension ModuleBuilder {
  @available(*, unavailable, message: "this is a key: write 'Module(Key.self) { ... }'")
  @_disfavoredOverload
  public static func buildExpression<K: BindingKey>(_ key: K.Type) -> AnyModule { fatalError() }
  @available(
    *, unavailable,
    message: "a container isn't listed: write 'Container(parent: container) { ... }'"
  )
  @_disfavoredOverload
  public static func buildExpression(_ container: Container) -> AnyModule { fatalError() }
  @available(
    *, unavailable,
    message: "a list takes modules, decorators, members, start hooks, and assemblies"
  )
  @_disfavoredOverload
  public static func buildExpression<Other>(_ other: Other) -> AnyModule { fatalError() }
}

// The names of other libraries.
extension Scope {
  @available(*, unavailable, message: "one instance for each container is '.singleton'")
  public static var container: Self { fatalError() }
  @available(*, unavailable, message: "one instance as long as it is in use is '.weak'")
  public static var shared: Self { fatalError() }
  @available(
    *, unavailable,
    message: "one instance until a reset is a scope of your own: 'Scope(Cached.self)'"
  )
  public static var cached: Self { fatalError() }
  @available(*, unavailable, message: "a new instance for each read is '.transient'")
  public static var unique: Self { fatalError() }
}

/// What the compiler's message about a factory with a parameter too many says.
///
/// Forms for such factories are isolated to this actor, so the compiler rejects them everywhere, with its name in the
/// message. Unavailable forms aren't enough: the compiler prefers a form that takes the key's arguments as one value,
/// although the key has none.
@globalActor
@_documentation(visibility: internal)
public actor RemoveTheLastParameter_TheKeyTakesNoArguments {
  /// The actor, on which nothing runs.
  public static let shared = RemoveTheLastParameter_TheKeyTakesNoArguments()
}
