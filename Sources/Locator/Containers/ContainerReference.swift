import Synchronization

/// How an object that was made with a container holds on to it.
enum ContainerReference: Sendable {
  /// There was no container.
  case none

  /// The root, because no other container was current.
  case root(Root)

  /// A container that was or is the root, and is never freed, held by what it makes.
  case owner(Root)

  /// The object may keep the container alive.
  case strong(Container)

  /// The container may own the object, so that the object doesn't keep it alive.
  case weak(WeakContainer)

  /// The container that reads go to here and now.
  static var current: Self {
    let thread = ThreadContext.current
    if let task = TaskContext.current {
      if let reference = thread.container, !task.isInside(thread) { return reference }
      return task.reference
    }
    if let reference = thread.container { return reference }
    if let container = Container.root { return .root(Root(container)) }
    return .none
  }

  /// The container, held by something that it makes.
  static func made(by container: Container) -> Self {
    container.isInstalled.load(ordering: .acquiring)
      ? .owner(Root(container)) : .weak(WeakContainer(container))
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
  ///   - asked: The line that asks.
  /// - Returns: The container and the line.
  func context<Object>(of object: Object.Type, asked: SourceLocation) -> ResolutionContext {
    guard let container else { stop(Messages.freed(object), at: asked) }
    return ResolutionContext(container: container, asked: asked)
  }
}

extension Container {
  /// The container that stands for this root while somebody watches what reaches it, or else the root itself.
  fileprivate var standIn: Container {
    guard let outside = Outside.container, outside.parent === self else { return self }
    return outside
  }
}

/// A container that is never freed, held without a count.
@safe
struct Root: Sendable {
  private let address: Unmanaged<Container>

  /// Holds a container that is or was the root.
  init(_ container: Container) {
    // Safe: nothing is retained or released, here or later.
    unsafe address = .passUnretained(container)
  }

  /// The container.
  var container: Container {
    // Safe: a container that was installed as the root is retained for good.
    unsafe address.takeUnretainedValue()
  }
}

/// A container that may be freed.
final class WeakContainer: Sendable {
  /// The container, until it is freed.
  weak let container: Container?

  init(_ container: Container) {
    self.container = container
  }
}
