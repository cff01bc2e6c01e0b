// What a container notes, to close it later: its instances and its children.

import Synchronization

typealias ClosingInstance = (definition: Definition, box: AnyBox)

extension Container {
  /// Notes an instance that was made, to close it later, or closes it now if it isn't stored.
  func didMake(_ box: AnyBox, of slot: Slot, isStored: Bool) {
    let instance = (slot.definition, box)
    let isNoted = lifecycle.withLock { lifecycle in
      guard isStored, !isClosed else { return false }
      lifecycle.instances.append(instance)
      return true
    }
    if !isNoted { closeDropped(instance) }
  }

  func didDrop(_ box: AnyBox, of slot: Slot) {
    guard !slot.definition.closeHooks.isEmpty else { return }
    let instance = lifecycle.withLock { lifecycle in
      lifecycle.instances.lastIndex { $0.box.object === box.object }
        .map { lifecycle.instances.remove(at: $0) }
    }
    if let instance { closeDropped(instance) }
  }

  private func closeDropped(_ instance: ClosingInstance) {
    let task = TaskActivity.withoutCurrent { Task { await close(instance) } }
    lifecycle.withLock { $0.dropped.append(task) }
  }

  func close(_ instance: ClosingInstance) async -> [CloseError.Failure] {
    let (definition, box) = instance
    if definition.closeHooks.isEmpty { return [] }
    let watch = TaskActivity.withoutCurrent {
      Task {
        try await Task.sleep(for: .seconds(Messages.patience))
        warn(Messages.longClose(definition), at: definition.location)
      }
    }
    defer { watch.cancel() }
    return await TaskActivity.run(with: .made(by: self), closing: self) {
      var failures: [CloseError.Failure] = []
      for hook in definition.closeHooks {
        do {
          try await hook(box)
        } catch {
          failures += (error as? CloseError)?.failures ?? [(Messages.Step(definition), error)]
        }
      }
      return failures
    }
  }

  /// Notes a child, to close it with this container, and returns whether this one is still open.
  func adopt(_ child: Container) -> Bool {
    let reference = child.reference
    return lifecycle.withLock { lifecycle in
      guard !isClosed else { return false }
      // Without a load of the references, because the last one to a container runs the `deinit` of its objects.
      if lifecycle.children.count >= lifecycle.crowd {
        lifecycle.children.removeAll { $0.isGone.load(ordering: .acquiring) }
        lifecycle.crowd = max(16, lifecycle.children.count * 2)
      }
      lifecycle.children.append(reference)
      return true
    }
  }
}
