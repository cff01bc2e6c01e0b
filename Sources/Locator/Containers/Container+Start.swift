import Synchronization

extension Container {
  /// Starts this container and its parents, each once: the eager instances of all are made before an assembly is notified.
  ///
  /// - Parameter start: The start of this container.
  func startWithParents(_ start: Start) {
    var started: [Container] = []
    for container in ancestry where container.makeEagerInstances(start) {
      started.append(container)
    }
    for container in started { container.notifyAssemblies() }
  }

  /// Starts this container, without its parents, once.
  func start(_ start: Start) {
    if makeEagerInstances(start) { notifyAssemblies() }
  }

  /// Makes the instances of this container's own eager modules.
  ///
  /// - Returns: Whether this call has started the container.
  private func makeEagerInstances(_ start: Start) -> Bool {
    guard !isStarted.exchange(true, ordering: .acquiringAndReleasing) else { return false }
    let eager = eagerSlots
    guard !eager.isEmpty else { return true }
    stopIfProblems(callSite: start.location)
    // Check all modules first: a factory mustn't run if a later one can't.
    if let slot = eager.first(where: { $0.definition.isolation != .none }),
      !MainActorCheck.isOnMainActor
    {
      stop(Messages.eagerOffMainActor(slot.definition, start), at: start.location)
    }
    var missing: [EagerInstance] = []
    for slot in eager {
      let context = ResolutionContext(container: self, callSite: slot.definition.location)
      let instance = slot.definition.extras?.eagerFunction?(context, slot, as: EagerInstance?.self)
      if let instance { missing.append(instance) }
    }
    if !missing.isEmpty { missingEagerInstances.publish(Box(missing)) }
    return true
  }

  /// Notifies the assemblies that the container is built, which is current meanwhile.
  private func notifyAssemblies() {
    let assemblies = takePendingAssemblies()
    guard !assemblies.isEmpty, !hasProblems else { return }
    TaskActivity.run(with: .made(by: self)) {
      for assembly in assemblies { assembly.containerDidBuild(self) }
    }
  }

  /// The call that starts a container.
  enum Start {
    /// A call of `build()` at a line.
    case build(SourceLocation)
    /// The creation of a container with a parent, at a line.
    case creation(SourceLocation)

    /// The line of the call.
    var location: SourceLocation {
      switch self {
      case .build(let location), .creation(let location): location
      }
    }
  }
}
