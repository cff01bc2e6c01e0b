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
  package var isShared: Bool {
    switch self {
    case .transient, .graph: false
    case .singleton, .weak, .expiring, .custom: true
    }
  }

  /// Whether the container retains the instance until it is dropped, even if no other code does.
  package var isKeptByContainer: Bool {
    switch self {
    case .singleton, .expiring, .custom: true
    case .transient, .graph, .weak: false
    }
  }

  /// Whether an instance that the container keeps can be dropped while the container lives.
  package var isDroppable: Bool {
    switch self {
    case .expiring, .custom: true
    case .transient, .graph, .singleton, .weak: false
    }
  }

  package var isTransient: Bool { if case .transient = self { true } else { false } }
  package var isGraph: Bool { if case .graph = self { true } else { false } }
  package var isSingleton: Bool { if case .singleton = self { true } else { false } }
  package var isWeak: Bool { if case .weak = self { true } else { false } }

  /// How long an instance is shared, if it expires.
  package var duration: Duration? {
    if case .expiring(let duration, _) = self { duration } else { nil }
  }

  /// The name of the lifetime in messages.
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
