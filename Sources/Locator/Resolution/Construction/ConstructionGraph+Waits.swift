// What threads wait for, under the lock of `ThreadConstructions`.

extension ConstructionGraph {
  /// Wakes the threads that wait for some constructions.
  func wake(_ constructions: [Construction]) {
    for construction in constructions { self[construction].condition?.wakeAll() }
  }

  /// Takes the closures that publish the instances of constructions that are no longer held back.
  mutating func takePublications(of constructions: [Construction]) -> [(() -> Void)?] {
    var publications: [(() -> Void)?] = []
    for construction in constructions {
      publications.append(self[construction].publish)
      self[construction].publish = nil
    }
    return publications
  }

  /// Returns the warning about a construction that takes long, once.
  mutating func latenessMessage(of construction: Construction) -> String? {
    guard !self[construction].isOver, !self[construction].isLate,
      let start = self[construction].awaitedSince,
      start.duration(to: .now) >= .seconds(Messages.patience)
    else { return nil }
    self[construction].isLate = true
    return Messages.late(waits(of: construction))
  }

  /// Returns the chain of waits of a construction through any number of threads.
  private func waits(of construction: Construction) -> [Messages.Wait] {
    var chain: [Construction] = []
    var next: Construction? = construction
    while let one = next, !chain.contains(where: { $0 === one }) {
      chain.append(one)
      next = blocking(one)
    }
    return chain.map { one in
      Messages.Wait(
        one.site,
        since: self[one].awaitedSince ?? .now,
        by: "thread 0x\(String(one.thread.id, radix: 16))"
      )
    }
  }

  /// Returns the keys along the path from a construction back to itself.
  ///
  /// The threads along the path wait, so their frames don't change.
  ///
  /// - Parameters:
  ///   - path: The constructions, each of which waits for the next, and the last for the first.
  ///   - callSite: The call site that reads the first again.
  /// - Returns: The keys.
  func steps(
    of path: [Construction],
    closedAt callSite: SourceLocation?
  ) -> [Messages.Step] {
    var steps: [Messages.Step] = []
    var read: SourceLocation?
    for construction in path {
      steps.append(Messages.Step(construction.site, read: read))
      for running in construction.thread.running(from: construction.depth) {
        var step = Messages.Step(running)
        step.read = self.construction(in: running.id, by: construction.thread)?.site.callSite
        steps.append(step)
      }
      read = construction.thread.waitCallSite
    }
    return Messages.Step.withoutRepetition(
      steps + path.prefix(1).map { Messages.Step($0.site, read: callSite) }
    )
  }
}
