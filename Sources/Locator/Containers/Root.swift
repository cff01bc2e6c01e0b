package enum Root {
  /// Every root, retained for good, so that a read needs no count of references.
  private static let all = Locked<[Container]>([])

  /// The roots whose replacement was already reported.
  private static let warned = Locked<[ObjectIdentifier: Int]>([:])

  /// Whether a test has ever watched the root, so that no read of it takes the fast path.
  static var isWatched: Bool { Word.rootIsWatched.bitsInOrder != 0 }

  /// Lets tests replace their roots, which warrants no warning then.
  package static func beginTests() { Word.rootIsOfTests.set() }

  static var current: Unretained<Container>? {
    @inline(__always) get { Unretained(at: Word.root.bits) }
  }

  /// The containers that were the root, the last one first.
  static var replaced: [Container] {
    let root = current?.object
    return all.withLock { $0 }.filter { $0 !== root }.reversed()
  }

  /// Returns the root that the container replaces, if a warning has to say so, for which it counts as said.
  static func install(_ container: Container, warns: Bool) -> Container? {
    let old = all.withLock { all in
      let old = current?.object
      if !all.contains(where: { $0 === container }) { all.append(container) }
      container.becomeRoot()
      Word.root.store(Unretained(container).address)
      return old
    }
    if isWatched { container.watchRoot() }
    guard warns, let old, old !== container else { return nil }
    let isKnown = warned.withLock { $0.updateValue(0, forKey: ObjectIdentifier(old)) != nil }
    return isKnown ? nil : old
  }

  /// Lets a test look at each read of a root, also of later ones.
  static func watchAll() {
    guard Word.rootIsWatched.exchange(1) == 0 else { return }
    for container in all.withLock({ $0 }) { container.watchRoot() }
  }
}

extension Container {
  /// Sends all reads the slow way, where a test sees them.
  fileprivate func watchRoot() {
    for container in ancestry {
      container.watchReads()
      for slot in container.existingSlots { slot.withdraw() }
    }
  }
}

/// Which container an object reads that refers to it.
enum ContainerReference: Sendable {
  /// The current one at the first read, because none was built.
  case none
  /// The root at the object's creation.
  case root(Unretained<Container>)
  /// A root that has made the object itself.
  case owner(Unretained<Container>)
  /// One that `withContainer` has set, which the object retains.
  case strong(Container)
  /// One that has made the object, and that the object doesn't retain.
  case weak(WeakContainer)

  /// For an object that is created now.
  static var current: Self {
    let thread = ThreadActivity.current
    if let task = TaskActivity.current, task.isInside(thread) { return task.reference }
    if let frame = thread.last {
      let container = frame.container.object
      return frame.slot == nil ? .strong(container) : .made(by: container)
    }
    return Root.current.map { .root($0) } ?? .none
  }

  @inline(never)
  static func made(by container: Container) -> Self {
    container.isRoot ? .owner(Unretained(container)) : .weak(container.reference)
  }

  /// The container, unless it was freed or none was built.
  @inline(never)
  var container: Container? {
    switch self {
    case .none: nil
    case .root(let root), .owner(let root): root.object
    case .strong(let container): container
    case .weak(let reference): reference.container
    }
  }

  /// The one for an object that reads for the first time, or stops the program if no container was built.
  static func current(callSite: SourceLocation, for need: KeyDependency?) -> Self {
    let reference = current
    guard case .none = reference else { return reference }
    if Container.isPreview, need?.hasTestValue != false { return .strong(Container.ofPreview) }
    let message = Messages.noContainer(need, callSite: callSite)
    TestWatch.ofRoot?.notify((need?.key, callSite, true, { message }))
    stop(message, at: callSite)
  }

  static func container(callSite: SourceLocation, for need: KeyDependency?) -> Container {
    if let container = current(callSite: callSite, for: need).container { return container }
    stop(Messages.noContainer(need, wasFreed: true, callSite: callSite), at: callSite)
  }

  func context(of object: Any.Type, callSite: SourceLocation) -> ResolutionContext {
    guard let container else { stop(Messages.freed(object, by: self), at: callSite) }
    return context(in: container, callSite)
  }

  /// What an object reads that a root has made doesn't leave a test, so it is a part of a resolve for the watch.
  func context(in container: Container, _ callSite: SourceLocation) -> ResolutionContext {
    var context = ResolutionContext(container, callSite)
    if Root.isWatched, case .owner = self { context = context.with(graph: GraphInstances()) }
    return context
  }
}
