// swift-format-ignore-file: NoLeadingUnderscores

/// The key of a map: `Named<AnimalKey>.self` is the key of the values of all named modules, by name.
///
/// ```swift
/// Container {
///   Module(AnimalKey.self) { Cat() }.named("cat")
///   Module(AnimalKey.self) { Dog() }.named("dog")
/// }
/// .build()
///
/// final class Zoo {
///   @Inject(Named<AnimalKey>.self) var animals: [String: any Animal]
/// }
/// ```
public enum Named<Base: InjectionKey>: InjectionKey where Base._Form == BindableKey {
  /// The values by name.
  public typealias Value = [String: Base.Value]

  /// The arguments of the key.
  public typealias Arguments = Base.Arguments

  /// The form of a key that no module can bind.
  public typealias _Form = ComposedKey<Self>
}

extension Named: _Composition {
  /// A dependency on all modules of the key.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Base.self, .all, composedTo: .map)
  }

  /// Resolves the named modules of the key.
  public static func _composed(
    in context: ResolutionContext,
    _ arguments: Base.Arguments
  ) -> [String: Base.Value] {
    context.container.stopIfProblems(callSite: context.callSite)
    return context.inOneResolve { context in
      var values: [String: Base.Value] = [:]
      for slot in context.container.slots(ofAll: Base.self) {
        guard let name = slot.definition.extras?.name else { continue }
        values[name] = slot.value(Base.self, arguments, in: context)
      }
      return values
    }
  }
}

extension Named: Sendable {}
