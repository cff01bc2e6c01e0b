// swift-format-ignore-file: NoLeadingUnderscores

/// The key of a map: `ByName<AnimalKey>.self` is the key of the values of all named modules, by name.
///
/// ```swift
/// Container {
///   Module(AnimalKey.self) { Cat() }.named("cat")
///   Module(AnimalKey.self) { Dog() }.named("dog")
/// }
/// .build()
///
/// final class Zoo {
///   @Inject(ByName<AnimalKey>.self) var animals: [String: any Animal]
/// }
/// ```
///
/// A read of the map makes all its values. A map of providers makes each when it is called, with the arguments of the
/// key if it takes some:
///
/// ```swift
/// final class Cages {
///   @Inject(ByName<Provider<AnimalKey>>.self) var animals
///
///   func open(_ name: String) -> (any Animal)? { animals[name]?() }
/// }
/// ```
///
/// A map of a throwing key is read with `try`, and one of an asynchronous key with `await`. The modules of an
/// asynchronous key are resolved side by side, as those of a list are.
public enum ByName<Base: BindingKey>: BindingKey, Sendable where Base._Form: _ElementForm {
  /// The values by the names of their modules.
  public typealias Value = [String: Base.Value]

  /// The arguments of the key.
  public typealias Arguments = Base.Arguments

  /// The failure of the key.
  public typealias Failure = Base.Failure
}

extension ByName: InjectionKey where Base: InjectionKey {}

extension ByName: ThrowingInjectionKey where Base: ThrowingInjectionKey {}

extension ByName: AsyncBindingKey where Base: AsyncInjectionKey {}

extension ByName: _KeyComposition {
  /// A dependency on all modules of the key.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Base.dependency, spelled: Self.self, .all)
  }

  /// Whether a module with a name binds the key.
  public static func _hasValue(in context: ResolutionContext) -> Bool {
    !slots(in: context).isEmpty
  }

  /// Whether the instances of the modules with names exist.
  public static func _hasInstances(in context: ResolutionContext) -> Bool {
    slots(in: context).allSatisfy { Base.hasInstance(of: $0, in: context) }
  }

  /// Returns the values of the modules with names, which are made in their order.
  public static func _box(in context: ResolutionContext) throws -> AnyBox {
    let slots = slots(in: context)
    return map(slots, try Base.boxes(of: slots, in: context))
  }

  /// Returns the values of the modules with names, which are made side by side.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    let slots = slots(in: context)
    return map(slots, try await Base.asyncBoxes(of: slots, in: context))
  }

  private static func slots(in context: ResolutionContext) -> [Slot] {
    context.container.slots(ofAll: Base.keyOfElements).filter { $0.definition.name != nil }
  }

  private static func map(_ slots: [Slot], _ boxes: [AnyBox]) -> AnyBox {
    var values = [String: Base.Value](minimumCapacity: slots.count)
    for (slot, box) in zip(slots, boxes) {
      guard let name = slot.definition.name else { continue }
      values[name] = AnyBox.value(as: Base.Value.self, in: box)
    }
    return AnyBox(values)
  }
}
