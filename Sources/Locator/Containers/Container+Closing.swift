extension Container {
  /// Closes the shared instances: runs the hooks of ``Module/onClose(_:)`` for each of them.
  ///
  /// A closed container goes on answering as before. But what it makes from then on is closed by nothing, so a warning
  /// names the first read that makes an instance with an `onClose` hook.
  ///
  /// First this method cancels the tasks that make eager instances, and waits until they have ended. Then it closes the
  /// children, the last one first. At last the hooks run for each instance, in the reverse order of creation. They can
  /// read the container: instances that such a read makes are closed, too, and so are children that are created
  /// meanwhile. A call waits until the container is closed, but one that this would wait for returns without: a call in
  /// an `onClose` hook of the container or of a child, in the factory of an eager instance, or in what these wait for.
  ///
  /// A warning names a module whose hooks take five seconds.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Throws: A ``CloseError`` with all errors of the hooks, including those of instances that were dropped before,
  ///   and those that an earlier call has thrown.
  /// - Complexity: O(*n*), where *n* is the number of modules, children and instances.
  public func close(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    let location = SourceLocation(fileID, line)
    await close(at: location, by: .currentOfTask, isOptional: true)
    // A copy, because the closing may go on if this call would have to wait for itself.
    let failures = lifecycle.withLock { $0.isClosed ? $0.failures.map { $0 } : [] }
    if !failures.isEmpty { throw CloseError(failures: failures) }
  }

  // An optional call goes on without if closing the container would wait for it.
  @inline(never)
  private func close(
    at location: SourceLocation, by code: ReadingCode, isOptional: Bool
  ) async {
    let (awaited, task) = lifecycle.withLock { lifecycle in
      let awaited = lifecycle.awaitedClosing()
      // A part of nothing that runs, because it goes on without the one who calls it.
      let task =
        lifecycle.closing
        ?? TaskActivity.withoutCurrent {
          Task { await self.closeEverything(at: location, awaited) }
        }
      lifecycle.closing = task
      return (awaited, task)
    }
    // The task retains the container until it ends.
    if await awaited.wait(by: code, isOptional: isOptional) { await task.value }
  }

  private func closeEverything(at location: SourceLocation, _ awaited: Awaited) async {
    let code = ReadingCode(of: awaited.maker)
    await endEagerInstances(for: code)
    while let next = lifecycle.withLock({ $0.nextToClose(at: location) }) {
      switch next {
      case .child(let child):
        await child.close(at: location, by: code, isOptional: false)
        let failures = child.lifecycle.withLock { $0.failures }
        lifecycle.withLock { $0.note(failures) }
      case .dropped(let task): await task.value
      case .instance(let instance): await runHooks(toClose: instance, inside: awaited.maker)
      }
    }
    awaited.end()
  }
}

// MARK: - Instances

/// An instance that its container closes.
///
/// Sendable: its variables are accessed under the lock of the container.
final class ClosingInstance: @unchecked Sendable {
  let definition: Definition
  let box: AnyBox

  /// Whether a call closes it or has closed it.
  fileprivate var isTaken = false

  /// The position among the instances that the container is going to close, or among those that were dropped.
  fileprivate var position: Int?

  /// The task that closes it after it was dropped, until it has.
  fileprivate var task: Task<Void, Never>?

  init(_ definition: Definition, _ box: AnyBox) { (self.definition, self.box) = (definition, box) }
}

extension Lifecycle {
  /// The closing of the container as what others wait for, and which waits for the hooks of dropped instances, too.
  fileprivate mutating func awaitedClosing() -> Awaited {
    let awaited = awaited ?? Awaited(by: Maker())
    self.awaited = awaited
    return awaited
  }

  /// Adds the errors of hooks that it doesn't have yet: a hook can throw those of a child, which are added later, too.
  fileprivate mutating func note(_ failures: [CloseError.Failure]) {
    for failure in failures where !self.failures.contains(where: { $0 === failure }) {
      self.failures.append(failure)
    }
  }

  /// Notes an instance in the same step in which readers find it, to close it unless everything is closed already.
  mutating func note(_ instance: ClosingInstance) {
    guard closedAt == nil else { return }
    instance.position = instances.count
    instances.append(instance)
  }

  /// Takes an instance out, unless another one has.
  mutating func take(_ instance: ClosingInstance) -> Bool {
    guard !instance.isTaken else { return false }
    instance.isTaken = true
    guard let position = instance.position else { return true }
    instances[position] = nil
    takenCount += 1
    // Positions without an instance go when they are the majority, so that a drop takes constant time on average.
    if takenCount > 16, takenCount > instances.count / 2 { compact() }
    return true
  }

  fileprivate mutating func forget(dropped instance: ClosingInstance) {
    guard let position = instance.position else { return }
    let last = dropped.removeLast()
    if last !== instance { dropped[position] = last }
    last.position = position
    instance.task = nil
  }

  /// What the container closes or waits for next.
  fileprivate enum Next {
    case child(Container)
    case dropped(Task<Void, Never>)
    case instance(ClosingInstance)
  }

  fileprivate mutating func nextToClose(at location: SourceLocation) -> Next? {
    while let child = children.popLast() {
      if let container = child.container { return .child(container) }
    }
    if let task = dropped.last?.task { return .dropped(task) }
    if let instance = takeLast() { return .instance(instance) }
    closedAt = location
    return nil
  }

  private mutating func takeLast() -> ClosingInstance? {
    while let last = instances.popLast() {
      guard let last else {
        takenCount -= 1
        continue
      }
      last.isTaken = true
      return last
    }
    return nil
  }

  private mutating func compact() {
    var count = 0
    // By index, because a loop over the elements would copy them all.
    for index in instances.indices {
      guard let instance = instances[index] else { continue }
      instance.position = count
      instances.swapAt(index, count)
      count += 1
    }
    instances.removeLast(instances.count - count)
    takenCount = 0
  }
}

extension Container {
  /// Closes an instance that was dropped, in a task of its own, unless another call closes it.
  @inline(never)
  func closeDropped(_ instance: ClosingInstance) {
    lifecycle.withLock { lifecycle in
      guard lifecycle.take(instance) else { return }
      instance.position = lifecycle.dropped.count
      lifecycle.dropped.append(instance)
      let closing = lifecycle.awaitedClosing()
      instance.task = TaskActivity.withoutCurrent {
        Task {
          await self.runHooks(toClose: instance, inside: closing.maker)
          self.lifecycle.withLock { $0.forget(dropped: instance) }
        }
      }
    }
  }

  @inline(never)
  private func runHooks(toClose instance: ClosingInstance, inside closing: Maker) async {
    let definition = instance.definition
    // One of its own, because the closing waits for others, too, which don't wait for this one.
    let maker = Maker(inside: closing)
    let watch = afterPatience { warn(Messages.longClose(definition), at: definition.location) }
    await TaskActivity.run(closing: self, by: maker) {
      for hook in definition.closeHooks {
        do {
          try await hook(instance.box)
        } catch {
          let failures = (error as? CloseError)?.failures ?? [CloseError.Failure(definition, error)]
          lifecycle.withLock { $0.note(failures) }
        }
      }
    }
    maker.end()
    watch.cancel()
  }

  /// Warns of the first instance that was made after everything was closed.
  func warnIfNeverClosed(_ instance: ClosingInstance, _ callSite: SourceLocation) {
    let closed = lifecycle.withLock { lifecycle -> SourceLocation? in
      guard let closedAt = lifecycle.closedAt, instance.position == nil, !lifecycle.hasWarned else {
        return nil
      }
      lifecycle.hasWarned = true
      return closedAt
    }
    guard let closed else { return }
    let definition = instance.definition
    let message = { @Sendable in
      Messages.madeAfterClose(definition, closedAt: closed, callSite: callSite)
    }
    guard let watch else { return warn(message(), at: callSite) }
    watch.notify((definition.key, callSite, false, message))
  }
}
