// swift-format-ignore-file: NoLeadingUnderscores

// For `@_implements`, see the extension of `Optional`.

extension Array: BindingKey where Element: InjectionKey, Element._Form == BindableKey {
  /// The values.
  @_implements(BindingKey,Value)
  public typealias KeyValue = [Element.Value]

  /// The arguments of the key.
  @_implements(BindingKey,Arguments)
  public typealias KeyArguments = Element.Arguments

  /// No error.
  @_implements(BindingKey,Failure)
  public typealias KeyFailure = Never

  /// The form of a key that no module can bind.
  @_implements(BindingKey,_Form)
  public typealias KeyForm = ComposedKey<Self>
}

/// `[ServiceKey].self` is the key of the values of all modules of a key.
///
/// The values are in the order of declaration, those of parents first. They include those of named modules and of
/// modules with ``Module/intoList()``, and exclude those of modules that a child shadows.
extension Array: InjectionKey where Element: InjectionKey, Element._Form == BindableKey {}

extension Array: _Composition where Element: InjectionKey, Element._Form == BindableKey {
  /// A dependency on all modules of the key.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Element.self, .all, composedTo: .list)
  }

  /// Resolves all modules of the key.
  public static func _composed(
    in context: ResolutionContext,
    _ arguments: Element.Arguments
  ) -> [Element.Value] {
    context.container.stopIfProblems(callSite: context.callSite)
    return context.inOneResolve { context in
      context.container.slots(ofAll: Element.self).map { slot in
        slot.value(Element.self, arguments, in: context)
      }
    }
  }
}
