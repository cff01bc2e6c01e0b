// Forms for common mistakes. Without them, the compiler crashes on a module without a key.

extension Module where K == Never, Domain == Never {
  /// Explains that a module names its key.
  @available(*, unavailable, message: "a module names its key: write 'Module(Key.self) { ... }'")
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public init<Factory>(scope: Scope<Never>? = nil, make: Factory) {
    fatalError("unavailable")
  }

  /// Explains that a module with needs names its key.
  @available(
    *,
    unavailable,
    message: "a module names its key: write 'Module(Key.self, needs: ...)'"
  )
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public init<each Need, Factory>(
    scope: Scope<Never>? = nil,
    needs: repeat each Need,
    make: Factory
  ) {
    fatalError("unavailable")
  }
}

extension Module where Domain == Anywhere {
  /// Explains that a module binds a key, and not a type.
  @available(
    *,
    unavailable,
    message: "the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'"
  )
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public init(_ type: K.Type, scope: Scope<K> = .transient, make: () -> K) {
    fatalError("unavailable")
  }

  /// Explains that a module with a need binds a key, and not a type.
  @available(
    *,
    unavailable,
    message: "the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'"
  )
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public init<Need: BindingKey>(
    _ type: K.Type,
    scope: Scope<K> = .transient,
    needs need: Need.Type,
    make: (Need.Value) -> K
  ) {
    fatalError("unavailable")
  }
}

extension Module where K: BindingKey {
  /// Explains that a hook has one need.
  @available(
    *,
    unavailable,
    message:
      "a hook has one need: write '.onCreate(needs: A.self) { ... }.onCreate(needs: B.self) { ... }'"
  )
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient
  public func onCreate<A: BindingKey, B: BindingKey>(
    needs a: A.Type,
    _ b: B.Type,
    _ body: @MainActor @Sendable (K.Value, A.Value, B.Value) -> Void
  ) -> Self {
    fatalError("unavailable")
  }
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
