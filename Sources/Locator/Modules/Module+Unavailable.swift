// What people write by mistake. Without these forms the compiler crashes on a module without a key.

extension Module where K == Never, Domain == Never {
  /// Says that a module has a key.
  @available(*, unavailable, message: "a module names its key: write 'Module(Key.self) { ... }'")
  @_documentation(visibility: internal)
  public init<Factory>(scope: Scope? = nil, make: Factory) {
    fatalError("unavailable")
  }

  /// Says that a module with needs has a key.
  @available(
    *,
    unavailable,
    message: "a module names its key: write 'Module(Key.self, needs: ...)'"
  )
  @_documentation(visibility: internal)
  public init<each Need, Factory>(
    scope: Scope? = nil,
    needs: repeat each Need,
    make: Factory
  ) {
    fatalError("unavailable")
  }
}

/// The name of what is wrong with a factory that takes a parameter too many, in the compiler's message.
///
/// Forms for such factories are isolated to it, so that the compiler refuses them everywhere. An unavailable form would
/// not do, because the compiler prefers one that takes the key's arguments, of which there are none, as one value.
@globalActor
@_documentation(visibility: internal)
public actor KeyWithoutArguments {
  /// The actor, which runs nothing.
  public static let shared = KeyWithoutArguments()
}
