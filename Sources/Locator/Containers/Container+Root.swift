import Synchronization

extension Container {
  /// The container that was last built, or `nil` if none is built yet.
  ///
  /// - Complexity: O(1).
  public static var root: Container? {
    // Safe: `build` retained it for good.
    unsafe Root.built?.takeUnretainedValue()
  }

  /// The root that a read uses, unretained: it is never freed.
  static var unretainedRoot: Unmanaged<Container>? {
    @inline(__always) get { unsafe Root.read }
  }

  /// The current container, which ``Inject`` and `currentValue` read.
  ///
  /// While a container makes a value, it is the current one. Elsewhere, the current container is the one that
  /// ``withContainer(_:operation:)-(Container,()->Result)`` sets for this task, or else the root.
  ///
  /// > Important: Stops the program if no container is built yet.
  ///
  /// - Complexity: O(1).
  public static var current: Container {
    ContainerReference.currentContainer(callSite: .unknown)
      ?? withoutRoot(for: nil, callSite: .unknown)
  }

  /// Checks the modules, and makes this container the root.
  ///
  /// Call this method once, at launch. The check runs no factory: it finds keys that are bound twice, needs that no
  /// module meets, and cycles. If it finds a problem, this method prints all of them, each with its line and its fix,
  /// and stops the program.
  ///
  /// ```swift
  /// Container {
  ///   Services()
  ///   Module(ServiceKey.self) { ServiceImpl() }
  /// }
  /// .build()
  /// ```
  ///
  /// Then it makes the instances of eager modules, see ``Module/eager()``. Those of parents that were never built come
  /// first. Each container makes them once. At last it notifies the assemblies, see ``Assembly/containerDidBuild(_:)``.
  ///
  /// > Important: Stops the program if an eager module runs on the main actor and the call doesn't.
  ///
  /// A later call makes another container the root. Properties that were created before keep their container, so a
  /// warning says so if anything has read the root that is replaced: a property that was created, ``current``, or
  /// `currentValue`. In a program that means it, write `build(replacing: true)`. A container that was the root is never
  /// freed. So for each replaced root, the program retains its modules, which take
  /// about half a kilobyte each, and its shared instances. Building the same container again retains nothing more.
  ///
  /// - Parameters:
  ///   - replacing: Whether the container may replace a root that was read, without a warning.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: This container.
  /// - Complexity: O(*n*), where *n* is the number of modules, plus the time of the factories of eager modules. The
  ///   initializer of the container has done the check.
  @discardableResult
  public func build(
    replacing: Bool = false,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Container {
    let location = SourceLocation(fileID, line)
    stopIfProblems(callSite: location)
    if !isInstalled.exchange(true, ordering: .acquiringAndReleasing) {
      ImmortalContainers.all.keep(self)
    }
    if RootStandIn.wasWatched { disableFastPath() }
    if let replaced = Root.replace(with: self), !replacing, !Root.isOfTests {
      warn(Messages.replacedRoot(replaced, by: self), at: location)
    }
    RootStandIn.shared.standInForRoot()
    startWithParents(.build(location))
    return self
  }
}

extension Container {
  /// Makes reads of ready instances take the slow path, because tests watch the reads that reach the root.
  func disableFastPath() {
    parent?.disableFastPath()
    for slot in existingSlots { slot.ready.withdraw() }
  }
}
