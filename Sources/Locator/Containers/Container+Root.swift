import Synchronization

extension Container {
  /// The address of the root, or zero before there is one.
  private static let rootAddress = Atomic<UInt>(0)

  /// The container that was last built, or `nil` if none is built yet.
  ///
  /// - Complexity: O(1).
  public static var root: Container? {
    // Safe: `build` has kept it, for good.
    unsafe uncountedRoot?.takeUnretainedValue()
  }

  /// The root, which is kept for good.
  static var uncountedRoot: Unmanaged<Container>? {
    let address = rootAddress.load(ordering: .acquiring)
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafe Unmanaged<Container>.fromOpaque(pointer)
  }

  /// The container that reads go to here and now.
  ///
  /// While a container makes a value, it is the current one. Elsewhere it is the container that
  /// ``withContainer(_:operation:)-(Container,()->Result)`` sets for this task, or the root.
  ///
  /// > Important: Stops the program if no container is built yet.
  ///
  /// - Complexity: O(1).
  public static var current: Container {
    guard let container = ContainerReference.current.container else {
      RootStandIn.refuse(nil, callSite: .unknown)
    }
    return container
  }

  /// Checks the modules, and makes this container the one that reads go to.
  ///
  /// Call this method once, where your program starts. The check runs no factory: it finds keys that
  /// are bound twice, needs that nothing is bound to, and cycles. If there is anything wrong, this
  /// method prints every problem, with the line where it is and what to do, and stops the program.
  ///
  /// ```swift
  /// Container {
  ///   Services()
  ///   Module(ServiceKey.self) { ServiceImpl() }
  /// }
  /// .build()
  /// ```
  ///
  /// Then the instances of eager modules are made, see ``Module/eager()``: those of parents first, if these
  /// were never built. Each container does that once.
  ///
  /// > Important: Stops the program if an eager module lives on the main actor and the call doesn't.
  ///
  /// A later call makes another container the root. What was injected before keeps its container, and
  /// a container that was a root is never freed. So the program keeps, for each replaced root, its modules, which
  /// take about half a kilobyte each, and the shared instances that it has made. Building one container again
  /// keeps nothing more.
  ///
  /// - Parameters:
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: This container.
  /// - Complexity: O(*n*), where *n* is the number of modules, plus the time that the factories of eager modules
  ///   take. The check is done when the container is made.
  @discardableResult
  public func build(fileID: StaticString = #fileID, line: UInt = #line) -> Container {
    let location = SourceLocation(fileID, line)
    stopIfProblems(callSite: location)
    if !isInstalled.exchange(true, ordering: .acquiringAndReleasing) {
      ImmortalContainers.all.keep(self)
    }
    if RootStandIn.wasWatched { disableFastPath() }
    let address = UInt(bitPattern: ObjectIdentifier(self))
    Self.rootAddress.store(address, ordering: .releasing)
    RootStandIn.shared.standInForRoot()
    makeEagerInstances(.build(location))
    return self
  }
}

extension Container {
  /// Lets reads of instances that are made ask, because somebody watches what reaches the root.
  func disableFastPath() {
    parent?.disableFastPath()
    for slot in slots { slot.ready.withdraw() }
  }
}
