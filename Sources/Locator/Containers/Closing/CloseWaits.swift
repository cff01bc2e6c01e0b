/// A wait for the end of a container, without which another one can't end.
final class CloseWait: Sendable {
  /// The container that can't end before.
  let user: Container

  /// The module whose closure of `.onClose` waits, or none where the container waits for its child.
  let definition: ModuleDefinition?

  /// The container whose end is awaited.
  let awaited: Container

  /// Whether it is the closure that waits, and not a task that it has started and may not wait for.
  let isCertain: Bool

  init(for awaited: Container, in context: CloseContext) {
    user = context.container
    definition = context.definition
    self.awaited = awaited
    isCertain = context.isInTask
  }
}

/// The waits of this process for the ends of containers, of which a ring would never end.
final class CloseWaits: Sendable {
  /// The waits of this process.
  static let shared = CloseWaits()

  /// What keeps each container from its end, by the container, which the waits hold.
  private let waits = Locked<[ObjectIdentifier: [CloseWait]]>([:])

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
  @inline(never)
  func wait<Result>(
    for awaited: Container,
    in context: CloseContext,
    _ end: () async -> Result
  ) async -> Result {
    // What is over keeps no container from its end.
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

  /// The waits that keep a container from its end, from that to another container.
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

  /// Stops the program because of a ring of waits.
  ///
  /// A closure may leave a task behind that waits for the end of its own container, if it doesn't wait for the
  /// task itself. So a ring with such a task has time to come apart.
  private func report(_ cycle: [CloseWait]) {
    let message = Messages.closeRing(cycle)
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
  /// Containers of which each waits for the end of the next, and the last one for that of the first.
  static func closeRing(_ cycle: [CloseWait]) -> String {
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
