extension Container {
  /// Notes a child, to close it with this container, unless that is closed already.
  func adopt(_ child: Container) {
    let reference = child.reference
    let candidates = lifecycle.withLock { lifecycle -> [WeakContainer] in
      guard lifecycle.closedAt == nil else { return [] }
      lifecycle.children.append(reference)
      return lifecycle.children.count > lifecycle.pruningCount ? lifecycle.children : []
    }
    if !candidates.isEmpty { forgetFreed(candidates) }
  }

  /// Forgets those of many children that are gone.
  @inline(never)
  private func forgetFreed(_ candidates: [WeakContainer]) {
    // Without the lock, because the last reference to a container runs the `deinit` of its objects.
    let isGone = candidates.map { $0.container == nil }
    lifecycle.withLock { lifecycle in
      // In the same order, but without those that another thread has removed since, and with new ones at the end.
      var position = 0
      lifecycle.children.removeAll { child in
        while position < candidates.count, candidates[position] !== child { position += 1 }
        return position < candidates.count && isGone[position]
      }
      lifecycle.pruningCount = max(16, lifecycle.children.count * 2)
    }
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
