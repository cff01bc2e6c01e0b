// swift-format-ignore-file: NoLeadingUnderscores

// `@_implements` gives the associated types: a public type alias `Value` in an extension of `Optional` would be visible
// in all extensions of it that clients write.

extension Optional: BindingKey where Wrapped: BindingKey {
  /// The value, or `nil`.
  @_implements(BindingKey,Value)
  public typealias KeyValue = Wrapped.Value?

  /// The arguments of the key.
  @_implements(BindingKey,Arguments)
  public typealias KeyArguments = Wrapped.Arguments

  /// The failure of the key.
  @_implements(BindingKey,Failure)
  public typealias KeyFailure = Wrapped.Failure

  /// The form of a key that no module can bind.
  @_implements(BindingKey,_Form)
  public typealias KeyForm = ComposedKey<Self>
}

/// `ServiceKey?.self` is the key of an optional value, which is `nil` if `ServiceKey` is unbound.
///
/// `[ServiceKey]?.self` and `Named<ServiceKey>?.self` are `nil` if the list or the map would be empty.
extension Optional: InjectionKey where Wrapped: InjectionKey {}

/// `ConfigKey?.self` is read with `try`, as `ConfigKey` is: the failure of a module is thrown, and isn't `nil`.
extension Optional: ThrowingInjectionKey where Wrapped: ThrowingInjectionKey {}

/// `DatabaseKey?.self` is read with `await`, as `DatabaseKey` is.
extension Optional: AsyncBindingKey where Wrapped: AsyncBindingKey {}

extension Optional: _Composition where Wrapped: BindingKey {
  /// A dependency on the key, bound or not.
  public static var _dependency: KeyDependency { Wrapped.dependency.optional }

  /// Resolves the key, or returns `nil` if it is unbound.
  public static func _composed(
    in context: ResolutionContext,
    _ arguments: Wrapped.Arguments
  ) throws -> Wrapped.Value? {
    context.container.stopIfProblems(callSite: context.callSite)
    if let slot = context.container.slot(for: Wrapped.self) {
      return try slot.composedValue(Wrapped.self, arguments, in: context)
    }
    guard context.container.hasValue(for: Wrapped.dependency) else { return nil }
    return try context.value(of: Wrapped.self, arguments)
  }
}

extension Optional: _AsyncComposition where Wrapped: AsyncBindingKey {
  /// Resolves the key, or returns `nil` if it is unbound.
  public static func _composedAsynchronously(
    in context: ResolutionContext,
    _ arguments: Wrapped.Arguments
  ) async throws(Wrapped.Failure) -> Wrapped.Value? {
    context.container.stopIfProblems(callSite: context.callSite)
    guard context.container.hasValue(for: Wrapped.dependency) else { return nil }
    return try await Wrapped.resolveAsynchronously(in: context, arguments)
  }
}
