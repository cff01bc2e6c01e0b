/// A wait for the end of a container, without which another container can't end.
final class CloseWait: Sendable {
  /// The container that can't end before the other.
  let user: Container

  /// The module whose `.onClose` closure waits, or `nil` if the container waits for its child.
  let definition: ModuleDefinition?

  /// The container whose end is awaited.
  let awaited: Container

  /// Whether the closure itself waits, rather than a task that it has started and may not wait for.
  let isCertain: Bool

  init(for awaited: Container, in context: CloseContext) {
    user = context.container
    definition = context.definition
    self.awaited = awaited
    isCertain = context.isInTask
  }
}

/// The waits of this process for the ends of containers, of which a cycle would never end.
final class CloseWaits: Sendable {
  /// The waits of this process.
  static let shared = CloseWaits()

  /// The waits that keep each container from its end, by the container, which the waits retain.
  private let waits = Locked<[ObjectIdentifier: [CloseWait]]>([:])

  /// How long a cycle may last that could still resolve itself.
  private static let patience = Duration.seconds(10)

  private init() {}

  /// Waits for the end of a container, or stops the program if the container would wait for itself.
  ///
  /// - Parameters:
  ///   - awaited: The container.
  ///   - context: The container and the closure that wait.
  ///   - end: Performs the wait.
  /// - Returns: What `end` returns.
  @inline(never)
  func wait<Result>(
    for awaited: Container,
    in context: CloseContext,
    _ end: () async -> Result
  ) async -> Result {
    // A closure that has ended keeps no container from its end.
    guard context.isRunning else { return await end() }
    let wait = CloseWait(for: awaited, in: context)
    let user = ObjectIdentifier(wait.user)
    let cycle = waits.withLock { waits in
      let path = Self.path(from: awaited, to: wait.user, in: waits)
      waits[user, default: []].append(wait)
      return path.map { [wait] + $0 }
    }
    if let cycle { report(cycle) }
    defer {
      waits.withLock { waits in
        waits[user]?.removeAll { $0 === wait }
        if waits[user]?.isEmpty == true { waits[user] = nil }
      }
    }
    return await end()
  }

  /// Returns the waits along the path from one container to another that keep the first from its end.
  private static func path(
    from start: Container,
    to end: Container,
    in waits: [ObjectIdentifier: [CloseWait]]
  ) -> [CloseWait]? {
    var followed: [CloseWait] = []
    var cameBy: [ObjectIdentifier: Int] = [:]
    var next = [start]
    while let one = next.popLast() {
      for wait in waits[ObjectIdentifier(one)] ?? []
      where wait.awaited !== start && cameBy[ObjectIdentifier(wait.awaited)] == nil {
        cameBy[ObjectIdentifier(wait.awaited)] = followed.count
        followed.append(wait)
        next.append(wait.awaited)
      }
      guard cameBy[ObjectIdentifier(end)] == nil else { break }
    }
    var path: [CloseWait] = []
    var last = end
    while last !== start {
      guard let position = cameBy[ObjectIdentifier(last)] else { return nil }
      path.append(followed[position])
      last = followed[position].user
    }
    return path.reversed()
  }

  /// Stops the program because of a cycle of waits.
  ///
  /// A closure may start a task that waits for the end of its own container, if the closure doesn't wait for the task.
  /// So a cycle with such a task has time to resolve itself.
  private func report(_ cycle: [CloseWait]) {
    let message = Messages.closeCycle(cycle)
    let location = cycle.lazy.compactMap(\.definition).first?.location ?? cycle[0].user.location
    if cycle.allSatisfy(\.isCertain) { stop(message, at: location) }
    Task.detached {
      try? await Task.sleep(for: Self.patience)
      let isClosed = self.waits.withLock { waits in
        cycle.allSatisfy { wait in
          waits[ObjectIdentifier(wait.user)]?.contains { $0 === wait } == true
        }
      }
      if isClosed { stop(message, at: location) }
    }
  }
}

extension Messages {
  /// Returns the message about a cycle of containers, each of which waits for the end of the next.
  static func closeCycle(_ cycle: [CloseWait]) -> String {
    let path = cycle.map { wait in
      guard let definition = wait.definition else {
        return "the container at \(wait.user.location) closes its child at \(wait.awaited.location)"
      }
      return "\(Step(definition)) closes the container at \(wait.awaited.location)"
    }
    return """
      The container at \(cycle[0].user.location) waits for its own end: \(path.joined(separator: " -> ")). \
      Let one '.onClose' of them return without that 'close()', and close the container when the \
      other one is closed.
      """
  }
}
