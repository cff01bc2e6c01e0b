/// How long an instance lives.
@usableFromInline
package enum Lifetime: Sendable {
  /// As long as its reader holds it.
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

  /// What it is called.
  package var name: String {
    switch self {
    case .transient: "transient"
    case .graph: "graph"
    case .singleton: "singleton"
    case .kept(let retention): retention.name
    }
  }

  /// Whether the container keeps the instance until it is dropped on purpose, though nobody else holds it.
  var isKeptByContainer: Bool { isShared && retention?.isWeak != true }

  /// How the instance is kept, if it can be dropped.
  package var retention: RetentionPolicy? {
    guard case .kept(let retention) = self else { return nil }
    return retention
  }
}

/// How the instances of a scope are kept that can be dropped.
///
/// Its identity is that of the scope.
@usableFromInline
package final class RetentionPolicy: Sendable {
  /// What messages call the scope.
  package let name: String

  /// Whether an instance is dropped when nobody else holds it.
  package let isWeak: Bool

  /// How long an instance is shared, where that is a matter of time.
  package let duration: Duration?

  /// Starts the time of an instance, and gives what tells whether it is over.
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
