// swift-format-ignore-file: NoLeadingUnderscores

/// The key of a map: `Named<AnimalKey>.self` gives the values of all modules of a key that have a name.
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

  /// A map isn't bound itself.
  public typealias _Form = ComposedKey<Self>
}

extension Named: _Composition {
  /// A module that needs the map depends on all modules of the key.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Base.self, .all, composedTo: .map)
  }

  /// Resolves the modules of the key that have a name.
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
