import Synchronization

extension Container {
  /// Notes a child, to close it with this container, unless that is closed already.
  func adopt(_ child: Container) {
    let reference = child.reference
    lifecycle.withLock { lifecycle in
      guard lifecycle.closedAt == nil else { return }
      // Without a load of the references, because the last one to a container runs the `deinit` of its objects.
      if lifecycle.children.count >= lifecycle.crowd {
        lifecycle.children.removeAll { $0.isGone.load(ordering: .acquiring) }
        lifecycle.crowd = max(16, lifecycle.children.count * 2)
      }
      lifecycle.children.append(reference)
    }
  }
}
