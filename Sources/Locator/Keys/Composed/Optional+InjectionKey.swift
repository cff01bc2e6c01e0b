// swift-format-ignore-file: NoLeadingUnderscores

// `@_implements` gives the associated types: a public type alias `Value` in an extension of `Optional` would be visible
// in all extensions of it that clients write.

extension Optional: BindingKey where Wrapped: InjectionKey {
  /// The value, or `nil`.
  @_implements(BindingKey,Value)
  public typealias KeyValue = Wrapped.Value?

  /// The arguments of the key.
  @_implements(BindingKey,Arguments)
  public typealias KeyArguments = Wrapped.Arguments

  /// No error.
  @_implements(BindingKey,Failure)
  public typealias KeyFailure = Never

  /// The form of a key that no module can bind.
  @_implements(BindingKey,_Form)
  public typealias KeyForm = ComposedKey<Self>
}

/// `ServiceKey?.self` is the key of an optional value, which is `nil` if `ServiceKey` is unbound.
///
/// `[ServiceKey]?.self` and `Named<ServiceKey>?.self` are `nil` if the list or the map would be empty.
extension Optional: InjectionKey where Wrapped: InjectionKey {}

extension Optional: _Composition where Wrapped: InjectionKey {
  /// A dependency on the key, bound or not.
  public static var _dependency: KeyDependency { Wrapped.dependency.optional }

  /// Resolves the key, or returns `nil` if it is unbound.
  public static func _composed(
    in context: ResolutionContext,
    _ arguments: Wrapped.Arguments
  ) -> Wrapped.Value? {
    context.container.stopIfProblems(callSite: context.callSite)
    guard context.container.hasValue(for: Wrapped.dependency) else { return nil }
    return Wrapped.resolve(in: context, arguments)
  }
}
