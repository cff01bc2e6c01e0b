// swift-format-ignore-file: NoLeadingUnderscores

/// A callable value that gives an instance while it exists, and never makes or retains it: `Weak<ServiceKey>.self`.
///
/// A call returns the instance that the container shares at the time of the call, or `nil`:
///
/// ```swift
/// final class Badge {
///   @Inject(Weak<StoreKey>.self) var store
///
///   func save() async { await store()?.save() }
/// }
/// ```
///
/// Only `resolve()` makes an instance. Where readers don't share one, because the scope is `.transient` or `.graph`,
/// this value and its copies remember the instance weakly, so that calls return it while other code holds it:
///
/// ```swift
/// final class Drawer {
///   @Inject(Weak<StoreKey>.self) var store
///
///   func open() -> Store { store.resolve() }
///   var isOpen: Bool { store() != nil }
/// }
/// ```
///
/// A value that isn't an object can't be remembered. A `Weak` reads the container that made it, and doesn't keep that
/// container alive. Once the container is freed, a call returns an instance that is remembered, or `nil`. A module that
/// needs a `Weak` can be a part of a cycle, as one that needs a ``Lazy``.
public struct Weak<Base: BindingKey> where Base._Form: _BindableForm {
  /// The container and the arguments, and the instance that is remembered.
  private let cell: InjectionCell

  fileprivate init(
    _ reference: ContainerReference, _ arguments: AnyBox?, of module: Unretained<Slot>?
  ) {
    cell = InjectionCell(Base.self, arguments, of: module, in: reference, isWeak: true)
  }
}

extension Weak where Base: SendableMetatype {
  /// Returns the instance if it exists, and makes none.
  ///
  /// - Complexity: O(1).
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) -> Base.Value? {
    cell.existingBox(callSite: SourceLocation(fileID, line)).map {
      AnyBox.value(as: Base.Value.self, in: $0)
    }
  }
}

extension Weak {
  /// Returns the instance of a main-actor key if it exists, and makes none.
  @MainActor
  public func callAsFunction(fileID: StaticString = #fileID, line: UInt = #line) -> Base.Value? {
    cell.existingBox(callSite: SourceLocation(fileID, line)).map {
      AnyBox.value(as: Base.Value.self, in: $0)
    }
  }
}

extension Weak where Base: SendableMetatype, Base._Form == BindableKey, Base.Failure: Error {
  /// Returns the instance of the key, and makes it if there is none.
  ///
  /// Throws the error of the factory, of a key that can fail.
  ///
  /// - Complexity: O(1), plus the time of the factory if it runs.
  public func resolve(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try cell.value(as: Base.self, of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Weak where Base._Form == BindableKey, Base.Failure: Error {
  /// Returns the instance of the main-actor key, and makes it if there is none.
  @MainActor
  public func resolve(
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Base.Failure) -> Base.Value {
    try cell.value(as: Base.self, of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Weak where Base: AsyncInjectionKey {
  /// Returns the instance of the asynchronous key, and makes it if there is none.
  public func resolve(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(Base.Failure) -> Base.Value {
    try await cell.asyncValue(as: Base.self, of: Self.self, callSite: SourceLocation(fileID, line))
  }
}

extension Weak: Injectable {
  /// A weak value is its own value.
  public typealias Value = Self

  /// The arguments of the key, which are stored until an instance is made.
  public typealias Arguments = Base.Arguments
}

extension Weak: _ComposedOfOneModule {
  /// A dependency on the key whose instance a call returns.
  public static var _dependency: KeyDependency {
    KeyDependency(on: Base.dependency, spelled: Self.self, isDeferred: true)
  }

  /// Whether there is something to resolve.
  public static func _hasValue(in context: ResolutionContext) -> Bool { Base.hasValue(in: context) }
}

extension Weak: DeferredComposition {
  /// Returns a weak value that reads the container of the resolve.
  public static func _box(in context: ResolutionContext) -> AnyBox {
    box(.made(by: context.container), context.arguments, of: nil)
  }

  static func box(
    _ reference: ContainerReference, _ arguments: AnyBox?, of module: Unretained<Slot>?
  ) -> AnyBox {
    AnyBox(Self(reference, arguments, of: module))
  }
}

extension Weak: Sendable where Base.Value: Sendable, Base.Arguments: Sendable {}
