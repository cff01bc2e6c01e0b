import Synchronization

/// How an object that was made with a container holds on to it.
enum ContainerReference: Sendable {
  /// There was no container.
  case none

  /// The root, because no other container was current.
  case root(ImmortalContainer)

  /// A container that was or is the root, and is never freed, held by what it makes.
  case owner(ImmortalContainer)

  /// The object may keep the container alive.
  case strong(Container)

  /// The container may own the object, so that the object doesn't keep it alive.
  case weak(WeakContainer)

  /// The container that reads go to here and now.
  static var current: Self {
    let thread = ThreadActivity.current
    if let task = TaskActivity.current {
      if let reference = thread.container, !task.isInside(thread) { return reference }
      return task.reference
    }
    if let reference = thread.container { return reference }
    if let container = Container.root { return .root(ImmortalContainer(container)) }
    return .none
  }

  /// The container, held by something that it makes.
  static func made(by container: Container) -> Self {
    container.isInstalled.load(ordering: .acquiring)
      ? .owner(ImmortalContainer(container)) : .weak(WeakContainer(container))
  }

  /// The container, unless there was none, or it is freed.
  var container: Container? {
    switch self {
    case .none: nil
    case .root(let root): root.container.standIn
    case .owner(let root): root.container
    case .strong(let container): container
    case .weak(let weak): weak.container
    }
  }

  /// Where an object resolves later on, or the end of the program where the container is freed.
  ///
  /// - Parameters:
  ///   - object: The type of the object.
  ///   - callSite: The line that asks.
  /// - Returns: The container and the line.
  func context<Object>(of object: Object.Type, callSite: SourceLocation) -> ResolutionContext {
    guard let container else { stop(Messages.freed(object), at: callSite) }
    return ResolutionContext(container: container, callSite: callSite)
  }
}

extension Container {
  /// The container that stands for this root while somebody watches what reaches it, or else the root itself.
  fileprivate var standIn: Container {
    guard let outside = RootStandIn.container, outside.parent === self else { return self }
    return outside
  }
}
