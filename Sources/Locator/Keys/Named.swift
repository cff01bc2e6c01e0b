// swift-format-ignore-file: NoLeadingUnderscores

/// The key of the module with a name: `Named<AnimalKey>.self`, with the name as its argument.
///
/// ```swift
/// final class Zoo {
///   @Inject(Named<AnimalKey>.self, "cat") var cat
///   @Inject(Provider<Named<AnimalKey>>.self) var animal
///
///   func dog() -> any Animal { animal("dog") }
/// }
/// ```
///
/// A read of a name that no module has stops the program. Read `Named<AnimalKey>?` if the name may be unknown. The
/// arguments of a key that takes some are passed to a provider:
///
/// ```swift
/// let list = container[Named<Provider<ListKey>>.self, "drinks"]("n")
/// ```
public enum Named<Base: BindingKey>: BindingKey, Sendable
where Base._Form: _ElementForm, Base.Arguments == Void {
  /// The value of the key.
  public typealias Value = Base.Value

  /// The name of the module.
  public typealias Arguments = String

  /// The failure of the key.
  public typealias Failure = Base.Failure
}

extension Named: InjectionKey where Base: InjectionKey {}

extension Named: ThrowingInjectionKey where Base: ThrowingInjectionKey {}

extension Named: AsyncBindingKey where Base: AsyncInjectionKey {}

extension Named: SelectiveComposition {
  /// The module with the name.
  static func modules(in context: ResolutionContext) -> [Slot] {
    name(in: context).flatMap { slot(named: $0, in: context) }.map { [$0] } ?? []
  }
}

extension Named: _KeyComposition {
  /// A dependency on all modules of the key, of which the name selects one.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Base.dependency, spelled: Self.self, .named)
  }

  /// Whether a module has the name, or any name while it isn't known, as for a provider.
  public static func _hasValue(in context: ResolutionContext) -> Bool {
    if let name = name(in: context) { return slot(named: name, in: context) != nil }
    return context.container.slots(ofAll: Base.keyOfElements).contains {
      $0.definition.name != nil
    }
  }

  /// Whether the instance of the module with the name exists.
  public static func _hasInstances(in context: ResolutionContext) -> Bool {
    guard let slot = name(in: context).flatMap({ slot(named: $0, in: context) }) else {
      return false
    }
    return Base.hasInstance(of: slot, in: context.with(nil))
  }

  /// Returns the value of the module with the name, or stops the program.
  public static func _box(in context: ResolutionContext) throws -> AnyBox {
    try Base.box(of: slot(in: context), in: context.with(nil))
  }

  /// Returns the value of the module with the name, or stops the program.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    try await Base.asyncBox(of: slot(in: context), in: context.with(nil))
  }

  /// The name that a read passes, and that the check of a provider lacks.
  private static func name(in context: ResolutionContext) -> String? {
    context.arguments.map { AnyBox.value(in: $0) }
  }

  private static func slot(named name: String, in context: ResolutionContext) -> Slot? {
    context.container.slot(for: Base.keyOfElements, named: name)
  }

  private static func slot(in context: ResolutionContext) -> Slot {
    let name = name(in: context) ?? ""
    if let slot = slot(named: name, in: context) { return slot }
    context.container.stopUnbound(name, of: Base.dependency, callSite: context.callSite)
  }
}
