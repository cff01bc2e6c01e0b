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
/// A map of a throwing key is read with `try`, and one of an asynchronous key with `await`. The modules of an
/// asynchronous key are resolved side by side, as those of a list are.
public enum Named<Base: BindingKey>: BindingKey, Sendable where Base._Form: _BindableForm {
  /// The values by the names of their modules.
  public typealias Value = [String: Base.Value]

  /// The arguments of the key.
  public typealias Arguments = Base.Arguments

  /// The failure of the key.
  public typealias Failure = Base.Failure
}

extension Named: InjectionKey where Base: InjectionKey {}

extension Named: ThrowingInjectionKey where Base: ThrowingInjectionKey {}

extension Named: AsyncBindingKey where Base: AsyncInjectionKey {}

extension Named: _KeyComposition {
  /// A dependency on all modules of the key.
  public static var _dependency: KeyDependency {
    KeyDependency(on: KeyDependency(on: Base.self), spelled: Self.self, .all)
  }

  /// Whether a module with a name binds the key.
  public static func _hasValue(in context: ResolutionContext) -> Bool {
    context.container.slots(ofAll: Base.self).contains { $0.definition.name != nil }
  }

  /// Whether the instances of the modules with names exist.
  public static func _hasInstances(in context: ResolutionContext) -> Bool {
    namedSlots(in: context).allSatisfy { $0.hasInstance(in: context) }
  }

  /// Returns the values of the modules with names, which are made in their order.
  public static func _box(in context: ResolutionContext) throws -> AnyBox {
    context.checkActor(of: Base.self)
    let slots = namedSlots(in: context)
    return dictionary(slots, try context.boxes(of: slots))
  }

  /// Returns the values of the modules with names, which are made side by side.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    context.checkActor(of: Base.self)
    let slots = namedSlots(in: context)
    return dictionary(slots, try await context.asyncBoxes(of: slots))
  }

  private static func namedSlots(in context: ResolutionContext) -> [Slot] {
    context.container.slots(ofAll: Base.self).filter { $0.definition.name != nil }
  }

  private static func dictionary(_ slots: [Slot], _ boxes: [AnyBox]) -> AnyBox {
    var values = [String: Base.Value](minimumCapacity: slots.count)
    for (slot, box) in zip(slots, boxes) {
      guard let name = slot.definition.name else { continue }
      values[name] = AnyBox.value(as: Base.Value.self, in: box)
    }
    return AnyBox(values)
  }
}

/// The value of the module with a name: `One<AnimalKey>.self`, with the name as its argument.
///
/// ```swift
/// final class Zoo {
///   @Inject(One<AnimalKey>.self, "cat") var cat
///   @Inject(Provider<One<AnimalKey>>.self) var animal
///
///   func dog() -> any Animal { animal("dog") }
/// }
/// ```
///
/// A read of a name that no module has stops the program. Read `One<AnimalKey>?` if the name may be unknown.
public enum One<Base: BindingKey>: BindingKey, Sendable
where Base._Form: _BindableForm, Base.Arguments == Void {
  /// The value of the key.
  public typealias Value = Base.Value

  /// The name of the module.
  public typealias Arguments = String

  /// The failure of the key.
  public typealias Failure = Base.Failure
}

extension One: InjectionKey where Base: InjectionKey {}

extension One: ThrowingInjectionKey where Base: ThrowingInjectionKey {}

extension One: AsyncBindingKey where Base: AsyncInjectionKey {}

extension One: _KeyComposition {
  /// A dependency on all modules of the key, of which the name selects one.
  public static var _dependency: KeyDependency {
    KeyDependency(on: KeyDependency(on: Base.self), spelled: Self.self, .all)
  }

  /// Whether a module has the name, or any name while it isn't known, as for a provider.
  public static func _hasValue(in context: ResolutionContext) -> Bool {
    guard let name = name(in: context) else {
      return context.container.slots(ofAll: Base.self).contains { $0.definition.name != nil }
    }
    return context.container.slot(for: Base.self, named: name) != nil
  }

  /// Whether the instance of the module with the name exists.
  public static func _hasInstances(in context: ResolutionContext) -> Bool {
    guard let name = name(in: context) else { return false }
    let slot = context.container.slot(for: Base.self, named: name)
    return slot?.hasInstance(in: context.with(nil)) == true
  }

  /// Returns the value of the module with the name, or stops the program.
  public static func _box(in context: ResolutionContext) throws -> AnyBox {
    context.checkActor(of: Base.self)
    return try slot(in: context).box(in: context.with(nil))
  }

  /// Returns the value of the module with the name, or stops the program.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    context.checkActor(of: Base.self)
    return try await slot(in: context).asyncBox(in: context.with(nil))
  }

  /// The name that a read passes, and that the check of a provider lacks.
  private static func name(in context: ResolutionContext) -> String? {
    context.arguments.map { AnyBox.value(in: $0) }
  }

  private static func slot(in context: ResolutionContext) -> Slot {
    let name = name(in: context) ?? ""
    guard let slot = context.container.slot(for: Base.self, named: name) else {
      context.container.refuse(Base.self, name: name, callSite: context.callSite)
    }
    return slot
  }
}
