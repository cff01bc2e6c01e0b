extension Container {
  /// Notes a child, to close it with this container, unless that is closed already.
  func adopt(_ child: Container) {
    let reference = child.reference
    let candidates = lifecycle.withLock { lifecycle -> [WeakContainer] in
      guard lifecycle.closedAt == nil else { return [] }
      lifecycle.children.append(reference)
      guard lifecycle.children.count > lifecycle.pruningCount else { return [] }
      // No other thread looks at them meanwhile.
      lifecycle.pruningCount = .max
      return lifecycle.children
    }
    if !candidates.isEmpty { forgetFreed(candidates) }
  }

  /// Forgets those of many children that are gone.
  @inline(never)
  private func forgetFreed(_ candidates: [WeakContainer]) {
    // Without the lock, because the last reference to a container runs the `deinit` of its objects, and because readers
    // wait for it.
    var children = candidates.filter { $0.container != nil }
    children.reserveCapacity(candidates.count)
    let old = lifecycle.withLock { lifecycle in
      let old = lifecycle.children
      // Others add children at the end meanwhile, and a call that closes the container takes them from there.
      if old.count >= candidates.count, old[candidates.count - 1] === candidates.last {
        children += old[candidates.count...]
        lifecycle.children = children
      }
      lifecycle.pruningCount = max(16, lifecycle.children.count * 2)
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// The children that something retains, in the order of their creation.
  var livingChildren: [Container] {
    lifecycle.withLock { $0.children }.compactMap(\.container)
  }

  /// The blueprints whose containers are children of this one, as long as something retains them.
  var blueprints: [BlueprintPlan] {
    lifecycle.withLock { $0.blueprints }.compactMap(\.plan)
  }
}
