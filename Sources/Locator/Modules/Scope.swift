/// A lifetime that outlives one resolve, so that readers share the instance.
///
/// A value that readers share can be reached from several threads, so that a module with such a scope
/// requires a `Sendable` value, unless it lives on the main actor.
///
/// ```swift
/// Module(StoreKey.self, scope: .singleton) { Store() }
/// ```
///
/// An instance is made once, however many threads ask for it at the same time. A key with arguments has
/// one instance for each value of the arguments.
///
/// Declare a scope of your own for instances that you want to drop together, for example when somebody
/// logs out:
///
/// ```swift
/// extension Scope {
///   static let session = Scope("session")
/// }
///
/// Container.current.reset(.session)
/// ```
public struct Scope: Sendable {
  /// How long the instances of the scope live.
  @usableFromInline let lifetime: Lifetime

  /// One instance for each container that declares the module, kept as long as the container.
  @inlinable public static var singleton: Self { Self(lifetime: .singleton) }

  /// One instance as long as somebody holds it, and a new one for the next reader after that.
  ///
  /// The value has to be an object, or an optional one, of which `nil` isn't kept, so that the next read makes it anew. A
  /// container refuses a module whose values can't be objects. Where only the value shows it, as with `any Service`,
  /// the program stops when it is made.
  public static let weak = Self(lifetime: .kept(RetentionPolicy(name: "weak", isWeak: true)))

  @inlinable
  init(lifetime: Lifetime) {
    self.lifetime = lifetime
  }

  /// Declares a scope whose instances live until it is reset.
  ///
  /// Two scopes are never the same, whatever they are called: keep one in a constant.
  ///
  /// - Parameter name: What messages call the scope.
  public init(_ name: StaticString) {
    lifetime = .kept(RetentionPolicy(name: "\(name)"))
  }

  /// A scope whose instances are made anew some time after they were made.
  ///
  /// The instance that a reader holds stays as it is; the first reader after that time makes another
  /// one, and those who come meanwhile wait for it.
  ///
  /// ```swift
  /// Module(PriceKey.self, scope: .expiring(after: .seconds(60))) { 4 }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long an instance is shared.
  ///   - clock: What tells the time, for example a clock that a test moves on.
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

/// A lifetime of at most one resolve: nothing is kept after it.
public struct LocalScope: Sendable {
  /// How long the instances of the scope live.
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
  /// A resolve reaches what its factories need, what they read from their ``Resolver``, the elements of
  /// lists, and asynchronous modules. A read by hand, from a container or a property, and the call of a
  /// ``Provider`` are resolves of their own, and so is the construction of a shared instance. The
  /// container forgets the instances when the outermost resolve ends.
  ///
  /// A key with arguments has one instance for each value of the arguments, which have to be `Hashable`.
  @inlinable public static var graph: Self { Self(lifetime: .graph) }

  @inlinable
  init(lifetime: Lifetime) {
    self.lifetime = lifetime
  }
}
