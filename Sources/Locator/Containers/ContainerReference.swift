import Synchronization

/// A reference from an object to the container that it reads.
enum ContainerReference: Sendable {
  /// No container was current.
  case none

  /// The root, because no other container was current.
  case root(ImmortalContainer)

  /// A container that made the object, and is never freed, because it is or was the root.
  case owner(ImmortalContainer)

  /// A container that the object may keep alive.
  case strong(Container)

  /// A container that may own the object, so that the object doesn't keep it alive.
  case weak(WeakContainer)

  /// The current container.
  static var current: Self {
    let thread = ThreadActivity.current
    if let task = TaskActivity.current {
      if let reference = thread.container, !task.isInside(thread) { return reference }
      return task.reference
    }
    if let reference = thread.container { return reference }
    if let root = unsafe Container.unretainedRoot {
      // Safe: a container that was built is never freed.
      return .root(ImmortalContainer(unsafe root.takeUnretainedValue()))
    }
    return .none
  }

  /// Returns the reference of an object that a container makes.
  static func made(by container: Container) -> Self {
    container.isInstalled.load(ordering: .acquiring)
      ? .owner(ImmortalContainer(container)) : .weak(WeakContainer(container))
  }

  /// The container, or `nil` if there was none or it was freed.
  var container: Container? {
    switch self {
    case .none: nil
    case .root(let root): root.container.standIn
    case .owner(let root): root.container
    case .strong(let container): container
    case .weak(let weak): weak.container
    }
  }

  /// Returns the current container, or `nil` if there is none, and stops the program if it was freed.
  ///
  /// - Parameters:
  ///   - need: The key that is read, or `nil` for a read of the container itself.
  ///   - callSite: The call site.
  /// - Returns: The container.
  static func currentContainer(
    for need: KeyDependency? = nil,
    callSite: SourceLocation
  ) -> Container? {
    let reference = current
    if let container = reference.container { return container }
    if case .weak = reference {
      stop(Messages.currentContainerFreed(need, callSite: callSite), at: callSite)
    }
    return nil
  }

  /// Returns the context in which an object resolves a key, or stops the program if the container was freed.
  ///
  /// - Parameters:
  ///   - object: The type of the object.
  ///   - callSite: The line of the read.
  /// - Returns: The context.
  func context<Object>(of object: Object.Type, callSite: SourceLocation) -> ResolutionContext {
    guard let container else { stop(Messages.freed(object), at: callSite) }
    return ResolutionContext(container: container, callSite: callSite)
  }
}

extension Container {
  /// The container that stands in for this root while tests watch the reads that reach it, or else the root itself.
  fileprivate var standIn: Container {
    guard let container = RootStandIn.container, container.parent === self else { return self }
    return container
  }
}
