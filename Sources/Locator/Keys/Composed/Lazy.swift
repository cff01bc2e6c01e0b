// swift-format-ignore-file: NoLeadingUnderscores

/// A key that gives a value when it is first used: `Lazy<ServiceKey>.self`.
///
/// Call it. The first call resolves the key, as a resolve of its own, and later calls give the same value:
///
/// ```swift
/// final class Shop {
///   @Inject(Lazy<StoreKey>.self) var store
///
///   func close() async { await store().save() }
/// }
/// ```
///
/// Let one of two modules that need each other need the other one in this way, and don't call it before
/// the factories are done:
///
/// ```swift
/// Module(ParentKey.self, scope: .singleton, needs: ChildKey.self, make: Parent.init)
/// Module(ChildKey.self, scope: .singleton, needs: Lazy<ParentKey>.self, make: Child.init)
/// ```
///
/// It follows a scope that is reset as ``Inject`` does. A key that can fail has no `Lazy`, because a
/// ``Provider`` of a shared module does that.
///
/// A `Lazy` reads the container that made it. It doesn't keep that container alive, so that one whose first
/// call is after the container's end stops the program, with a message that says so.
public struct Lazy<Base: InjectionKey> {
  /// Where the value is.
  private let cell: InjectionCell<Base>

  /// Makes one for a container.
  private init(_ context: ResolutionContext, _ arguments: Base.Arguments) {
    cell = InjectionCell(container: .made(by: context.container), arguments: arguments)
  }
}

extension Lazy where Base: SendableMetatype {
  /// Gives the value: found or made at the first call, and the same from then on.
  ///
  /// Threads that call it for the first time at the same time get the same value.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Complexity: O(1), plus the time that the module's factory takes at the first call.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value {
    cell.value(callSite: SourceLocation(fileID, line), of: Self.self)
  }
}

extension Lazy {
  /// Gives the value of a main-actor key: found or made at the first call, and the same from then on.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: The value.
  /// - Complexity: O(1), plus the time that the module's factory takes at the first call.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Base.Value {
    cell.value(callSite: SourceLocation(fileID, line), of: Self.self)
  }
}

extension Lazy: Injectable {
  /// A lazy value is its own value.
  public typealias Value = Self

  /// The arguments of the key, which are kept until the first call.
  public typealias Arguments = Base.Arguments

  /// A lazy value isn't bound itself.
  public typealias _Form = ComposedKey<Self>
}

extension Lazy: _Composition {
  /// A module that needs it depends on the key when the value is first used.
  public static var _dependency: KeyDependency { Base.dependency.lazy }

  /// Makes one for the container that is read.
  public static func _composed(in context: ResolutionContext, _ arguments: Base.Arguments) -> Self {
    Self(context, arguments)
  }
}

extension Lazy: Sendable where Base.Value: Sendable, Base.Arguments: Sendable {}
