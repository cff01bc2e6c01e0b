// swift-format-ignore-file: NoLeadingUnderscores

/// A callable value that resolves a key at each call: `Provider<ServiceKey>.self`.
///
/// Each call resolves the key again, and the scope of the module decides whether the value is new:
///
/// ```swift
/// final class Shop {
///   @Inject(Provider<CartKey>.self) var makeCart
///
///   func newCustomer() -> Cart { makeCart() }
/// }
/// ```
///
/// Let a module need a provider to defer a dependency, to pass arguments, or to handle an error, because a need can't
/// fail:
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
  /// The container that made the provider.
  private let reference: ContainerReference

  /// Creates a provider that reads a container.
  private init(_ context: ResolutionContext) {
    reference = .made(by: context.container)
  }

  /// Returns the context in which a call resolves.
  @usableFromInline
  func context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    reference.context(of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Provider where Base: InjectionKey & SendableMetatype {
  /// Resolves a key with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value {
    Base.resolve(in: context(fileID, line), arguments)
  }

  /// Resolves the key.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value where Base.Arguments == Void {
    Base.resolve(in: context(fileID, line))
  }
}

extension Provider where Base: ThrowingInjectionKey & SendableMetatype {
  /// Resolves a key with arguments that can fail.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory.
  @_alwaysEmitIntoClient
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try context(fileID, line).bound(Base.self, arguments)
  }

  /// Resolves a key that can fail.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory.
  @_alwaysEmitIntoClient
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Base.Failure) -> Base.Value where Base.Arguments == Void {
    try context(fileID, line).bound(Base.self, ())
  }
}

extension Provider where Base: AsyncBindingKey {
  /// Resolves an asynchronous key with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory.
  @_alwaysEmitIntoClient
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(Base.Failure) -> Base.Value {
    try await Base.resolveAsynchronously(in: context(fileID, line), arguments)
  }

  /// Resolves an asynchronous key.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The value.
  /// - Throws: The error of the factory.
  @_alwaysEmitIntoClient
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(Base.Failure) -> Base.Value where Base.Arguments == Void {
    try await Base.resolveAsynchronously(in: context(fileID, line), ())
  }
}

extension Provider: Injectable {
  /// A provider is its own value.
  public typealias Value = Self

  /// The form of a key that no module can bind.
  public typealias _Form = ComposedKey<Self>
}

extension Provider: _Composition {
  /// A dependency on the key that a call of the provider resolves.
  public static var _dependency: KeyDependency { Base.dependency.deferred }

  /// Returns a provider that reads the container of the resolve.
  public static func _composed(in context: ResolutionContext, _ arguments: Void) -> Self {
    Self(context)
  }
}
