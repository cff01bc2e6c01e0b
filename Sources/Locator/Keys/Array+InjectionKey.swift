// swift-format-ignore-file: NoLeadingUnderscores

extension Array: BindingKey where Element: BindingKey, Element._Form: _ElementForm {
  /// The values of the key.
  @_implements(BindingKey,Value)
  public typealias KeyValue = [Element.Value]

  /// The arguments of the key.
  @_implements(BindingKey,Arguments)
  public typealias KeyArguments = Element.Arguments

  /// The failure of the key.
  @_implements(BindingKey,Failure)
  public typealias KeyFailure = Element.Failure

  /// The form of a key that no module can bind, with a name for the compiler's messages.
  @_implements(BindingKey,_Form)
  public typealias KeyForm = ComposedKey<Self>
}

extension Array: InjectionKey where Element: InjectionKey, Element._Form: _ElementForm {}

extension Array: ThrowingInjectionKey
where Element: ThrowingInjectionKey, Element._Form: _ElementForm {}

extension Array: AsyncBindingKey where Element: AsyncInjectionKey {}

extension Array: _KeyComposition where Element: BindingKey, Element._Form: _ElementForm {
  /// A dependency on all modules of the key.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Element.dependency, spelled: Self.self, .all)
  }

  /// Whether a module binds the key.
  public static func _hasValue(in context: ResolutionContext) -> Bool {
    !slots(in: context).isEmpty
  }

  /// Whether the instances of all modules of the key exist.
  public static func _hasInstances(in context: ResolutionContext) -> Bool {
    slots(in: context).allSatisfy { Element.hasInstance(of: $0, in: context) }
  }

  /// Returns the values of all modules of the key.
  public static func _box(in context: ResolutionContext) throws -> AnyBox {
    list(try Element.boxes(of: slots(in: context), in: context))
  }

  /// Returns the values of all modules of the key, which are made side by side.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    list(try await Element.asyncBoxes(of: slots(in: context), in: context))
  }

  private static func slots(in context: ResolutionContext) -> [Slot] {
    context.container.slots(ofAll: Element.keyOfElements)
  }

  private static func list(_ boxes: [AnyBox]) -> AnyBox {
    var values: [Element.Value] = []
    values.reserveCapacity(boxes.count)
    for box in boxes { values.append(AnyBox.value(in: box)) }
    return AnyBox(values)
  }
}
