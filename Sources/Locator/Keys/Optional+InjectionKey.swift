// swift-format-ignore-file: NoLeadingUnderscores

extension Optional: BindingKey where Wrapped: BindingKey {
  /// The value of the key, or `nil`.
  @_implements(BindingKey,Value)
  public typealias KeyValue = Wrapped.Value?

  /// The arguments of the key.
  @_implements(BindingKey,Arguments)
  public typealias KeyArguments = Wrapped.Arguments

  /// The failure of the key.
  @_implements(BindingKey,Failure)
  public typealias KeyFailure = Wrapped.Failure

  /// The form of a key that no module can bind, with a name for the compiler's messages.
  @_implements(BindingKey,_Form)
  public typealias KeyForm = ComposedKey<Self>
}

extension Optional: InjectionKey where Wrapped: InjectionKey {}

extension Optional: ThrowingInjectionKey where Wrapped: ThrowingInjectionKey {}

extension Optional: AsyncBindingKey where Wrapped: AsyncBindingKey {}

extension Optional: SelectiveComposition where Wrapped: SelectiveComposition {
  static func modules(in context: ResolutionContext) -> [Slot] { Wrapped.modules(in: context) }
}

extension Optional: _KeyComposition where Wrapped: BindingKey {
  /// An optional dependency on the key.
  public static var _dependency: KeyDependency {
    let base = Wrapped.dependency
    let kind: KeyDependency.Kind =
      switch base.kind {
      case .required, .optional: .optional
      case .named, .all: .all
      case .unknown: .unknown
      }
    return KeyDependency(on: base, spelled: Self.self, kind)
  }

  /// Whether the instance of the key exists.
  public static func _hasInstances(in context: ResolutionContext) -> Bool {
    Wrapped.hasInstances(in: context)
  }

  /// Returns the value of the key, or `nil` if nothing is bound to it.
  public static func _box(in context: ResolutionContext) throws -> AnyBox {
    checkActor(in: context)
    guard Wrapped.hasValue(in: context) else { return AnyBox(Wrapped.Value?.none) }
    return AnyBox(Wrapped.Value?.some(AnyBox.value(in: try Wrapped.box(in: context))))
  }

  /// Returns the value of the key, or `nil` if nothing is bound to it.
  public static func _asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    checkActor(in: context)
    guard Wrapped.hasValue(in: context) else { return AnyBox(Wrapped.Value?.none) }
    return AnyBox(Wrapped.Value?.some(AnyBox.value(in: try await Wrapped.asyncBox(in: context))))
  }

  /// Stops before the value of a module is read off its actor; another composed key does so itself.
  private static func checkActor(in context: ResolutionContext) {
    guard Wrapped._Form.composition == nil else { return }
    context.checkActor(of: Wrapped.self, reading: context.container.slot(for: Wrapped.self))
  }
}
