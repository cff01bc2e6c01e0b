// swift-format-ignore-file: NoLeadingUnderscores

/// A key that gives a way to make values later: `Provider<ServiceKey>.self`.
///
/// Call the provider. Each call resolves again, and the scope of the module decides whether the value
/// is new:
///
/// ```swift
/// final class Shop {
///   @Inject(Provider<CartKey>.self) var makeCart
///
///   func newCustomer() -> Cart { makeCart() }
/// }
/// ```
///
/// A module can need one to put off what it doesn't need at once, to pass arguments, or to handle an
/// error, because a need can't fail:
///
/// ```swift
/// Module(CartKey.self, needs: PriceKey.self, Provider<ConfigKey>.self) { price, config in
///   Cart(price, limit: (try? config())?.limit ?? 10)
/// }
/// ```
///
/// A provider reads the container that made it. It doesn't keep that container alive, so that a
/// provider which outlives it stops the program, with a message that says so.
public struct Provider<Base: BindingKey>: Sendable {
  /// The container that made the provider.
  private let reference: ContainerReference

  /// Makes a provider for a container.
  private init(_ context: ResolutionContext) {
    reference = .made(by: context.container)
  }

  /// Where a call resolves.
  func context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    reference.context(of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Provider where Base: InjectionKey & SendableMetatype {
  /// Finds or makes the value of a key with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value {
    Base.resolve(in: context(fileID, line), arguments)
  }

  /// Finds or makes the value.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value where Base.Arguments == Void {
    Base.resolve(in: context(fileID, line))
  }
}

extension Provider where Base: ThrowingInjectionKey & SendableMetatype {
  /// Finds or makes the value of a key with arguments that can fail.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try context(fileID, line).bound(Base.self, arguments)
  }

  /// Finds or makes the value of a key that can fail.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Base.Failure) -> Base.Value where Base.Arguments == Void {
    try context(fileID, line).bound(Base.self, ())
  }
}

extension Provider where Base: AsyncInjectionKey {
  /// Finds or makes the value of an asynchronous key with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that the key requires.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  public func callAsFunction(
    _ arguments: Base.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(Base.Failure) -> Base.Value {
    try await Base.resolveAsynchronously(in: context(fileID, line), arguments)
  }

  /// Finds or makes the value of an asynchronous key.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
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

  /// A provider isn't bound itself.
  public typealias _Form = ComposedKey<Self>
}

extension Provider: _Composition {
  /// A module that needs a provider depends on the key when the provider is called.
  public static var _dependency: KeyDependency { Base.dependency.deferred }

  /// Makes a provider of the container that is read.
  public static func _composed(in context: ResolutionContext, _ arguments: Void) -> Self {
    Self(context)
  }
}
