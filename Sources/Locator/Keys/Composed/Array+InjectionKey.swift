// swift-format-ignore-file: NoLeadingUnderscores

// For `@_implements`, see the extension of `Optional`.

extension Array: BindingKey where Element: BindingKey, Element._Form: _BindableForm {
  /// The values.
  @_implements(BindingKey,Value)
  public typealias KeyValue = [Element.Value]

  /// The arguments of the key.
  @_implements(BindingKey,Arguments)
  public typealias KeyArguments = Element.Arguments

  /// The failure of the key.
  @_implements(BindingKey,Failure)
  public typealias KeyFailure = Element.Failure

  /// The form of a key that no module can bind.
  @_implements(BindingKey,_Form)
  public typealias KeyForm = ComposedKey<Self>
}

/// `[ServiceKey].self` is the key of the values of all modules of a key.
///
/// The values are in the order of declaration, those of parents first. They include those of named modules and of
/// modules with ``Module/intoList()``, and exclude those of modules that a child shadows.
extension Array: InjectionKey where Element: InjectionKey, Element._Form: _BindableForm {}

/// `[ConfigKey].self` is read with `try`, as `ConfigKey` is: the first module that fails ends the read.
extension Array: ThrowingInjectionKey
where Element: ThrowingInjectionKey, Element._Form: _BindableForm {}

/// `[DatabaseKey].self` is read with `await`, as `DatabaseKey` is.
///
/// The modules are resolved side by side, each in a task and in a resolve of its own. The values are in the order of
/// declaration nevertheless. If a module fails, the tasks of the others are cancelled, and the read throws the first
/// failure.
extension Array: AsyncBindingKey where Element: AsyncInjectionKey {}

extension Array: _Composition
where Element: BindingKey, Element._Form: _BindableForm {
  /// A dependency on all modules of the key.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Element.self, .all, composedTo: .list)
  }

  /// Resolves all modules of the key.
  public static func _composed(
    in context: ResolutionContext,
    _ arguments: Element.Arguments
  ) throws -> [Element.Value] {
    let slots = context.slots(ofAll: Element.self)
    return try context.values(of: slots, Element.self, arguments)
  }
}

extension Array: _AsyncComposition where Element: AsyncInjectionKey {
  /// Resolves all modules of the key side by side.
  public static func _composedAsynchronously(
    in context: ResolutionContext,
    _ arguments: Element.Arguments
  ) async throws(Element.Failure) -> [Element.Value] {
    let slots = context.slots(ofAll: Element.self)
    return try await context.asyncValues(of: slots, Element.self, arguments)
  }
}
