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
///
/// A map of a throwing key is read with `try`, and one of an asynchronous key with `await`: its modules are resolved side
/// by side, as those of a list are.
public enum Named<Base: BindingKey>: BindingKey
where Base._Form: _BindableForm {
  /// The values by name.
  public typealias Value = [String: Base.Value]

  /// The arguments of the key.
  public typealias Arguments = Base.Arguments

  /// The failure of the key.
  public typealias Failure = Base.Failure

  /// The form of a key that no module can bind.
  public typealias _Form = ComposedKey<Self>
}

extension Named: InjectionKey where Base: InjectionKey {}

extension Named: ThrowingInjectionKey where Base: ThrowingInjectionKey {}

extension Named: AsyncBindingKey where Base: AsyncInjectionKey {}

extension Named: _Composition {
  /// A dependency on all modules of the key.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Base.self, .all, composedTo: .map)
  }

  /// Resolves the named modules of the key.
  public static func _composed(
    in context: ResolutionContext,
    _ arguments: Base.Arguments
  ) throws -> [String: Base.Value] {
    let slots = context.slots(ofAll: Base.self)
    if let positions = context.container.lists[ObjectIdentifier(Base.self)]?.named,
      positions.count == slots.count
    {
      // A map with the same keys has them in the same places, so that no name is hashed.
      let values = try context.values(of: slots, Base.self, arguments)
      return positions.mapValues { values[$0] }
    }
    return try context.inOneResolve { context in
      var values = [String: Base.Value](minimumCapacity: slots.count)
      for slot in slots {
        guard let name = slot.definition.extras?.name else { continue }
        values[name] = try slot.composedValue(Base.self, arguments, in: context)
      }
      return values
    }
  }
}

extension Named: _AsyncComposition where Base: AsyncInjectionKey {
  /// Resolves the named modules of the key side by side.
  public static func _composedAsynchronously(
    in context: ResolutionContext,
    _ arguments: Base.Arguments
  ) async throws(Base.Failure) -> [String: Base.Value] {
    let (names, slots) = context.namedSlots(of: Base.self)
    let values = try await context.asyncValues(of: slots, Base.self, arguments)
    return Dictionary(uniqueKeysWithValues: zip(names, values))
  }
}

extension Named: Sendable {}
