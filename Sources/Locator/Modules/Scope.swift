/// A lifetime that outlives one resolve, so that readers share the instance.
///
/// Several threads can reach a shared value, so a module with such a scope requires a `Sendable` value, unless the
/// value lives on the main actor.
///
/// ```swift
/// Module(StoreKey.self, scope: .singleton) { Store() }
/// ```
///
/// An instance is made once, however many threads read it at the same time. A key with arguments has one instance for
/// each value of the arguments.
///
/// Declare a scope of your own for instances that you want to drop together, for example when the user logs out:
///
/// ```swift
/// extension Scope {
///   static let session = Scope("session")
/// }
///
/// Container.current.reset(.session)
/// ```
public struct Scope: Sendable {
  /// The lifetime of the instances.
  @usableFromInline let lifetime: Lifetime

  /// One instance for each container that declares the module, retained as long as the container.
  @inlinable public static var singleton: Self { Self(lifetime: .singleton) }

  /// One instance as long as other code retains it, and a new one for the next reader after that.
  ///
  /// The value has to be an object or an optional object. `nil` isn't stored, so the next read calls the factory again.
  /// A module whose values can't be objects is a problem of its container. If only the value shows it, as with
  /// `any Service`, the program stops when the value is made.
  public static let weak = Self(lifetime: .kept(RetentionPolicy(name: "weak", isWeak: true)))

  @inlinable
  init(lifetime: Lifetime) {
    self.lifetime = lifetime
  }

  /// Creates a scope whose instances live until it is reset.
  ///
  /// Two scopes are never the same, even with the same name: store a scope in a constant.
  ///
  /// - Parameter name: The name of the scope in messages.
  public init(_ name: StaticString) {
    lifetime = .kept(RetentionPolicy(name: "\(name)"))
  }

  /// Returns a scope whose instances expire a duration after they were made.
  ///
  /// An instance that a reader holds stays as it is. The first read after that time makes another one, and concurrent
  /// reads wait for it.
  ///
  /// ```swift
  /// Module(PriceKey.self, scope: .expiring(after: .seconds(60))) { 4 }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long an instance is shared.
  ///   - clock: The clock that measures the duration, for example one that a test advances.
  /// - Returns: The scope.
  public static func expiring(
    after duration: Duration,
    clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    let retention = RetentionPolicy(name: "expiring", duration: duration) {
      let end = clock.now.advanced(by: duration)
      return { clock.now >= end }
    }
    return Self(lifetime: .kept(retention))
  }
}

/// A lifetime of at most one resolve, after which no instance is stored.
public struct LocalScope: Sendable {
  /// The lifetime of the instances.
  @usableFromInline let lifetime: Lifetime

  /// A new instance for each read.
  @inlinable public static var transient: Self { Self(lifetime: .transient) }

  /// One instance for everything that one outermost resolve makes.
  ///
  /// ```swift
  /// Module(DraftKey.self, scope: .graph) { Draft() }
  /// Module(EditorKey.self, needs: DraftKey.self, PreviewKey.self, make: Editor.init)
  /// Module(PreviewKey.self, needs: DraftKey.self, make: Preview.init)   // the editor's draft
  /// ```
  ///
  /// A resolve includes what its factories need, what they read from their ``Resolver``, the elements of lists, and
  /// asynchronous modules. An explicit read of a container or a property and a call of a ``Provider`` are resolves of
  /// their own, and so is the construction of a shared instance. The container releases the instances when the
  /// outermost resolve ends.
  ///
  /// A key with arguments has one instance for each value of the arguments, which have to be `Hashable`.
  @inlinable public static var graph: Self { Self(lifetime: .graph) }

  @inlinable
  init(lifetime: Lifetime) {
    self.lifetime = lifetime
  }
}
