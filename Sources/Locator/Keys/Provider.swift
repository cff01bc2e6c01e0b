// swift-format-ignore-file: NoLeadingUnderscores

/// A callable value that resolves a key at each call: `Provider<ServiceKey>.self`.
///
/// The scope of the module decides whether the value of a call is new:
///
/// ```swift
/// final class Shop {
///   @Inject(Provider<CartKey>.self) var makeCart
///
///   func newCustomer() -> Cart { makeCart() }
/// }
/// ```
///
/// Let a module need a provider to defer a dependency, to pass arguments, or to handle an error:
///
/// ```swift
/// Module(CartKey.self, needs: PriceKey.self, Provider<ConfigKey>.self) { price, config in
///   Cart(price, limit: (try? config())?.limit ?? 10)
/// }
/// ```
///
/// A provider reads the container that made it, and doesn't keep that container alive. A call after the container was
/// freed stops the program with a message.
public struct Provider<Base: BindingKey>: Sendable {
  private let reference: ContainerReference

  /// The module of an element of a list or a map, which the container or a parent retains.
  private let module: Unretained<Slot>?

  private func context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    reference.context(of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Provider where Base: InjectionKey & SendableMetatype {
  /// Resolves the key with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Complexity: O(1), plus the time of the factory if it runs.
  public func callAsFunction(
    _ arguments: Base.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Base.Value {
    Base.value(AnyBox(arguments), of: module, in: context(fileID, line))
  }

  /// Resolves the key.
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Base.Value where Base.Arguments == Void {
    Base.value(nil, of: module, in: context(fileID, line))
  }
}

extension Provider where Base: InjectionKey {
  /// Resolves the main-actor key with arguments.
  @MainActor
  public func callAsFunction(
    _ arguments: Base.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Base.Value {
    Base.value(AnyBox(arguments), of: module, in: context(fileID, line))
  }

  /// Resolves the main-actor key.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Base.Value where Base.Arguments == Void {
    Base.value(nil, of: module, in: context(fileID, line))
  }
}

extension Provider where Base: ThrowingInjectionKey & SendableMetatype {
  /// Resolves the key, which can fail with arguments.
  public func callAsFunction(
    _ arguments: Base.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try Base.value(AnyBox(arguments), of: module, in: context(fileID, line))
  }

  /// Resolves the key, which can fail.
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Base.Failure) -> Base.Value where Base.Arguments == Void {
    try Base.value(nil, of: module, in: context(fileID, line))
  }
}

extension Provider where Base: ThrowingInjectionKey {
  /// Resolves the main-actor key, which can fail with arguments.
  @MainActor
  public func callAsFunction(
    _ arguments: Base.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try Base.value(AnyBox(arguments), of: module, in: context(fileID, line))
  }

  /// Resolves the main-actor key, which can fail.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Base.Failure) -> Base.Value where Base.Arguments == Void {
    try Base.value(nil, of: module, in: context(fileID, line))
  }
}

extension Provider where Base: AsyncBindingKey {
  /// Resolves the asynchronous key with arguments.
  public func callAsFunction(
    _ arguments: Base.Arguments, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(Base.Failure) -> Base.Value {
    try await Base.asyncValue(AnyBox(arguments), of: module, in: context(fileID, line))
  }

  /// Resolves the asynchronous key.
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(Base.Failure) -> Base.Value where Base.Arguments == Void {
    try await Base.asyncValue(nil, of: module, in: context(fileID, line))
  }
}

extension Provider: Injectable {
  /// A provider is its own value.
  public typealias Value = Self
}

extension Provider: _KeyComposition {
  /// A dependency on the key that a call resolves.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Base.dependency, spelled: Self.self, isDeferred: true)
  }

  /// Whether a call has something to resolve.
  public static func _hasValue(in context: ResolutionContext) -> Bool {
    Base.hasValue(in: context.with(nil))
  }
}

extension Provider: _ComposedOfOneModule where Base._Form: _BindableForm {}

extension Provider: DeferredComposition {
  /// Returns a provider that reads the container of the resolve.
  public static func _box(in context: ResolutionContext) -> AnyBox {
    box(.made(by: context.container), context.arguments, of: nil)
  }

  static func box(
    _ reference: ContainerReference, _ arguments: AnyBox?, of module: Unretained<Slot>?
  ) -> AnyBox {
    AnyBox(Self(reference: reference, module: module))
  }
}
