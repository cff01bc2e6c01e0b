// swift-format-ignore-file: NoLeadingUnderscores

// The associated types are given by `@_implements`, because a public type alias `Value` in an
// extension of `Optional` would be visible in everybody's own extensions of it.

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

  /// An optional key isn't bound itself.
  @_implements(BindingKey,_Form)
  public typealias KeyForm = ComposedKey<Self>
}

/// `ServiceKey?.self` is the key of a value that may be there: `nil` where nothing is bound.
///
/// `[ServiceKey]?.self` and `Named<ServiceKey>?.self` are `nil` where the list or the map would be empty.
extension Optional: InjectionKey where Wrapped: InjectionKey {}

extension Optional: _Composition where Wrapped: InjectionKey {
  /// A module that needs the key depends on it, bound or not.
  public static var _dependency: KeyDependency { Wrapped.dependency.optional }

  /// Resolves the key, or gives `nil` where nothing is bound.
  public static func _composed(
    in context: ResolutionContext,
    _ arguments: Wrapped.Arguments
  ) -> Wrapped.Value? {
    context.container.stopIfProblems(callSite: context.callSite)
    guard context.container.hasValue(for: Wrapped.dependency) else { return nil }
    return Wrapped.resolve(in: context, arguments)
  }
}
