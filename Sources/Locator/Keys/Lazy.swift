// swift-format-ignore-file: NoLeadingUnderscores

/// A callable value that resolves a key at its first call: `Lazy<ServiceKey>.self`.
///
/// The first call resolves the key, as a resolve of its own, and later calls return the same value:
///
/// ```swift
/// final class Shop {
///   @Inject(Lazy<StoreKey>.self) var store
///
///   func close() async { await store().save() }
/// }
/// ```
///
/// If two modules need each other, let one of them need the other lazily, and don't call it before both factories have
/// returned:
///
/// ```swift
/// Module(ParentKey.self, scope: .singleton, needs: ChildKey.self, make: Parent.init)
/// Module(ChildKey.self, scope: .singleton, needs: Lazy<ParentKey>.self, make: Child.init)
/// ```
///
/// It follows the reset of a scope, as ``Inject`` does, and leaves an instance to the container that keeps it. A call
/// for a key that can fail throws the key's failure, and the next call tries again. A call for an asynchronous key
/// waits for the value, which all callers share.
///
/// A `Lazy` reads the container that made it, and doesn't keep that container alive. Once the container was freed, a
/// call stops the program with a message, unless an earlier one has resolved a value that the container doesn't keep.
public struct Lazy<Base: BindingKey> {
  private let cell: InjectionCell

  fileprivate init(
    _ reference: ContainerReference, _ arguments: AnyBox?, of module: Unretained<Slot>?
  ) {
    cell = InjectionCell(Base.self, arguments, of: module, in: reference)
  }
}

extension Lazy where Base: InjectionKey & SendableMetatype {
  /// Returns the value of the key, which the first call resolves.
  ///
  /// Concurrent first calls return the same value.
  ///
  /// - Complexity: O(1), plus the time of the factory at the first call.
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) -> Base.Value {
    cell.value(as: Base.self, of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Lazy where Base: InjectionKey {
  /// Returns the value of the main-actor key, which the first call resolves.
  @MainActor
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) -> Base.Value {
    cell.value(as: Base.self, of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Lazy where Base: ThrowingInjectionKey & SendableMetatype {
  /// Returns the value of the key, which can fail, which the first call resolves.
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try cell.value(as: Base.self, of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Lazy where Base: ThrowingInjectionKey {
  /// Returns the value of the main-actor key, which can fail, which the first call resolves.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try cell.value(as: Base.self, of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Lazy where Base: AsyncBindingKey {
  /// Returns the value of the asynchronous key, which the first call resolves.
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(Base.Failure) -> Base.Value {
    try await cell.asyncValue(as: Base.self, of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Lazy: Injectable {
  /// A lazy value is its own value.
  public typealias Value = Self

  /// The arguments of the key, which are stored until the first call.
  public typealias Arguments = Base.Arguments
}

extension Lazy: _KeyComposition {
  /// A dependency on the key that the first call resolves.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Base.dependency, spelled: Self.self, isDeferred: true)
  }

  /// Whether the first call has something to resolve.
  public static func _hasValue(in context: ResolutionContext) -> Bool { Base.hasValue(in: context) }
}

extension Lazy: _ComposedOfOneModule where Base._Form: _BindableForm {}

extension Lazy: DeferredComposition {
  /// Returns a lazy value that reads the container of the resolve.
  public static func _box(in context: ResolutionContext) -> AnyBox {
    box(.made(by: context.container), context.arguments, of: nil)
  }

  static func box(
    _ reference: ContainerReference, _ arguments: AnyBox?, of module: Unretained<Slot>?
  ) -> AnyBox {
    AnyBox(Self(reference, arguments, of: module))
  }
}

extension Lazy: Sendable where Base.Value: Sendable, Base.Arguments: Sendable {}
