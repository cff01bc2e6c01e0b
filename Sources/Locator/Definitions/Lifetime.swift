/// The lifetime of an instance.
@usableFromInline
package enum Lifetime: Sendable {
  /// As long as its reader retains it.
  case transient
  /// Until the outermost resolve ends.
  case graph
  /// As long as the container.
  case singleton
  /// Until it is dropped.
  case kept(RetentionPolicy)

  /// Whether readers share the instance.
  package var isShared: Bool {
    switch self {
    case .transient, .graph: false
    case .singleton, .kept: true
    }
  }

  /// The name of the lifetime in messages.
  package var name: String {
    switch self {
    case .transient: "transient"
    case .graph: "graph"
    case .singleton: "singleton"
    case .kept(let retention): retention.name
    }
  }

  /// Whether the container retains the instance until it is dropped explicitly, even if no other code does.
  var isKeptByContainer: Bool { isShared && retention?.isWeak != true }

  /// The policy by which the instance is retained, if it can be dropped.
  package var retention: RetentionPolicy? {
    guard case .kept(let retention) = self else { return nil }
    return retention
  }
}

/// A policy by which instances of a scope are retained until they are dropped.
///
/// The identity of the policy is that of the scope.
@usableFromInline
package final class RetentionPolicy: Sendable {
  /// The name of the scope in messages.
  package let name: String

  /// Whether an instance is dropped when no other code retains it.
  package let isWeak: Bool

  /// How long an instance is shared, if it expires.
  package let duration: Duration?

  /// Starts the time of an instance, and returns a function that tells whether it is over.
  let startTime: (@Sendable () -> @Sendable () -> Bool)?

  init(
    name: String,
    isWeak: Bool = false,
    duration: Duration? = nil,
    startTime: (@Sendable () -> @Sendable () -> Bool)? = nil
  ) {
    self.name = name
    self.isWeak = isWeak
    self.duration = duration
    self.startTime = startTime
  }
}
