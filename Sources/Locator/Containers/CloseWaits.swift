/// A wait for the end of a container, without which another one can't end.
final class CloseWait: Sendable {
  /// The container that can't end before.
  let user: Container

  /// The module whose closure of `.onClose` waits, or none where the container waits for its child.
  let binding: Binding?

  /// The container whose end is awaited.
  let awaited: Container

  /// Whether it is the closure that waits, and not a task that it has started and may not wait for.
  let isCertain: Bool

  init(for awaited: Container, in context: CloseContext) {
    user = context.container
    binding = context.binding
    self.awaited = awaited
    isCertain = context.isInTask
  }
}

/// The waits of this process for the ends of containers, of which a ring would never end.
///
/// Sendable: the ``ContainerLife/waits`` of all containers are touched under the lock alone.
final class CloseWaits: @unchecked Sendable {
  /// The waits of this process.
  static let shared = CloseWaits()

  private let lock = Lock()

  /// How long a ring may last that could still come apart.
  private static let patience = Duration.seconds(10)

  private init() {}

  /// Waits for the end of a container, or stops the program if that would be a wait for itself.
  ///
  /// - Parameters:
  ///   - awaited: The container.
  ///   - context: What waits.
  ///   - end: Waits.
  /// - Returns: What `end` returns.
  func wait<Result>(
    for awaited: Container,
    in context: CloseContext,
    _ end: () async -> Result
  ) async -> Result {
    // What is over keeps no container from its end.
    guard context.isRunning else { return await end() }
    let wait = CloseWait(for: awaited, in: context)
    let ring = lock.withLock {
      let way = way(from: awaited, to: wait.user)
      wait.user.life.waits.append(wait)
      return way.map { [wait] + $0 }
    }
    if let ring { report(ring) }
    defer { lock.withLock { wait.user.life.waits.removeAll { $0 === wait } } }
    return await end()
  }

  /// The waits that keep a container from its end, from that to another container, under the lock.
  private func way(from start: Container, to end: Container) -> [CloseWait]? {
    var cameBy: [ObjectIdentifier: CloseWait] = [:]
    var next = [start]
    while let one = next.popLast() {
      for wait in one.life.waits
      where wait.awaited !== start && cameBy[ObjectIdentifier(wait.awaited)] == nil {
        cameBy[ObjectIdentifier(wait.awaited)] = wait
        next.append(wait.awaited)
      }
      guard cameBy[ObjectIdentifier(end)] == nil else { break }
    }
    var way: [CloseWait] = []
    var last = end
    while last !== start {
      guard let wait = cameBy[ObjectIdentifier(last)] else { return nil }
      way.append(wait)
      last = wait.user
    }
    return way.reversed()
  }

  /// Stops the program because of a ring of waits.
  ///
  /// A closure may leave a task behind that waits for the end of its own container, if it doesn't wait for the
  /// task itself. So a ring with such a task has time to come apart.
  private func report(_ ring: [CloseWait]) {
    let message = Messages.closeRing(ring)
    let location = ring.lazy.compactMap(\.binding).first?.location ?? ring[0].user.location
    if ring.allSatisfy(\.isCertain) { stop(message, at: location) }
    Task.detached {
      try? await Task.sleep(for: Self.patience)
      let isClosed = self.lock.withLock {
        ring.allSatisfy { wait in wait.user.life.waits.contains { $0 === wait } }
      }
      if isClosed { stop(message, at: location) }
    }
  }
}

extension Messages {
  /// Containers of which each waits for the end of the next, and the last one for that of the first.
  static func closeRing(_ ring: [CloseWait]) -> String {
    let way = ring.map { wait in
      guard let binding = wait.binding else {
        return "the container at \(wait.user.location) closes its child at \(wait.awaited.location)"
      }
      return "\(Step(binding)) closes the container at \(wait.awaited.location)"
    }
    return """
      The container at \(ring[0].user.location) waits for its own end: \(way.joined(separator: " -> ")). \
      Let one '.onClose' of them return without that 'close()', and close the container when the \
      other one is closed.
      """
  }
}
