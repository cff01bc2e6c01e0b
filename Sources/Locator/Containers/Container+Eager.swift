import Synchronization

extension Container {
  /// Makes the instances of the eager modules of this container and its parents, once for each container.
  ///
  /// - Parameter start: The start of this container.
  func makeEagerInstances(_ start: Start) {
    let containers = Array(sequence(first: self, next: \.parent))
    for container in containers.reversed() { container.makeOwnEagerInstances(start) }
  }

  /// Makes the instances of this container's own eager modules, once.
  func makeOwnEagerInstances(_ start: Start) {
    guard !isStarted.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let eager = slots.filter { $0.definition.extras?.isEager == true }
    guard !eager.isEmpty else { return }
    stopIfProblems(callSite: start.location)
    // Check all modules first: a factory mustn't run if a later one can't.
    if let slot = eager.first(where: { $0.definition.isolation != .none }),
      !MainActorCheck.isOnMainActor
    {
      stop(Messages.eagerOffMainActor(slot.definition, start), at: start.location)
    }
    for slot in eager {
      let context = ResolutionContext(container: self, callSite: slot.definition.location)
      slot.definition.extras?.eagerFunction?(context, slot)
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
