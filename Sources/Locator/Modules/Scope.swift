/// How long an instance is shared by its readers.
///
/// ```swift
/// Module(StoreKey.self, scope: .singleton) { Store() }
/// ```
///
/// An instance is made once, however many threads read it at the same time. A key with arguments has one instance for
/// each value of the arguments. A value that outlives one resolve has to be `Sendable` unless it lives on the main
/// actor, because several threads can reach it.
///
/// Declare a scope of your own for instances that you want to drop together, for example when the user logs out. A type
/// names it, as a type names a key:
///
/// ```swift
/// enum Session {}
/// extension Scope where Value: Sendable {
///   static var session: Self { Self(Session.self) }
/// }
///
/// let container = Container { Module(StoreKey.self, scope: .session) { Store() } }
/// container.reset(.session)
/// ```
///
/// `Value`, which the compiler infers, is the value of the module's key.
public struct Scope<Value>: Sendable {
  @usableFromInline let lifetime: Lifetime

  @usableFromInline
  init(lifetime: Lifetime) { self.lifetime = lifetime }

  // Transparent, so that a module asks the runtime for no `Scope` of its value at launch.

  /// A new instance for each read.
  @_transparent
  public static var transient: Self { Self(lifetime: .transient) }

  /// One instance for everything that one outermost resolve makes.
  ///
  /// ```swift
  /// Module(DraftKey.self, scope: .graph) { Draft() }
  /// Module(EditorKey.self, needs: DraftKey.self, PreviewKey.self, make: Editor.init)
  /// Module(PreviewKey.self, needs: DraftKey.self, make: Preview.init)   // the editor's draft
  /// ```
  ///
  /// A resolve includes what its factories need, what they read from their ``Resolver``, and the elements of lists. An
  /// explicit read of a container or a property and a call of a ``Provider`` are resolves of their own, and so is the
  /// construction of a shared instance. An asynchronous factory may run on another actor, so it begins a resolve of its
  /// own, too. The instances are released when their resolve ends.
  @_transparent
  public static var graph: Self { Self(lifetime: .graph) }
}

extension Scope where Value: Sendable {
  /// One instance for each container that declares the module, retained as long as the container.
  @_transparent
  public static var singleton: Self { Self(lifetime: .singleton) }

  /// One instance as long as other code retains it, and a new one for the next reader after that.
  ///
  /// The value has to be an object or an optional object. `nil` isn't stored, so the next read calls the factory again.
  /// A module whose values can't be objects is a problem of its container. If only the value shows it, as with
  /// `any Service`, the program stops when the value is made.
  @_transparent
  public static var weak: Self { Self(lifetime: .weak) }

  /// Returns a scope whose instances expire a duration after they were made.
  ///
  /// An instance that a reader holds stays as it is. The first read after that time makes another one, and concurrent
  /// reads wait for it. A reset of the scope drops the instances of all scopes with the same duration.
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
    after duration: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    let begin = { @Sendable in
      let end = clock.now.advanced(by: duration)
      return { @Sendable in clock.now >= end }
    }
    return Self(lifetime: .expiring(duration, begin: begin))
  }

  /// Creates a scope whose instances live until it is reset.
  ///
  /// - Parameter name: The type that names the scope. Two scopes of one name are the same.
  public init<Name>(_ name: Name.Type) { self.init(lifetime: .custom(name)) }
}

/// How long an instance is shared: a scope without its value.
@usableFromInline
package enum Lifetime: Sendable {
  /// As long as its reader retains it.
  case transient
  /// Until the outermost resolve ends.
  case graph
  /// As long as the container.
  case singleton
  /// As long as other code retains it.
  case weak
  /// Until its time has passed: a duration, and a function that begins the time of an instance and returns one that
  /// tells whether it is over.
  indirect case expiring(Duration, begin: @Sendable () -> @Sendable () -> Bool)
  /// Until the scope of this name is reset.
  case custom(Any.Type)

  /// Whether readers share the instance beyond a resolve.
  package var isShared: Bool { isKeptByContainer || isWeak }

  /// Whether the container retains the instance until it is dropped, even if no other code does.
  package var isKeptByContainer: Bool { isSingleton || isDroppable }

  /// Whether an instance that the container keeps can be dropped while the container lives.
  package var isDroppable: Bool { if case .custom = self { true } else { duration != nil } }

  var isResettable: Bool { isShared && !isSingleton }
  package var isTransient: Bool { if case .transient = self { true } else { false } }
  package var isGraph: Bool { if case .graph = self { true } else { false } }
  package var isSingleton: Bool { if case .singleton = self { true } else { false } }
  package var isWeak: Bool { if case .weak = self { true } else { false } }

  /// How long an instance is shared, if it expires.
  package var duration: Duration? {
    if case .expiring(let duration, _) = self { duration } else { nil }
  }

  package var name: String {
    switch self {
    case .transient: "transient"
    case .graph: "graph"
    case .singleton: "singleton"
    case .weak: "weak"
    case .expiring: "expiring"
    case .custom(let name): "\(name)"
    }
  }

  /// Whether a reset of the other one drops the instances of this one.
  package func isReset(with other: Self) -> Bool {
    switch (self, other) {
    case (.weak, .weak): true
    case (.expiring(let own, _), .expiring(let other, _)): own == other
    case (.custom(let own), .custom(let other)): own == other
    default: false
    }
  }
}
