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
    let instances = eager.map { slot in
      let context = ResolutionContext(container: self, callSite: slot.definition.location)
      let start = slot.definition.extras?.eagerFunction?(
        context,
        slot,
        as: EagerInstance.Start.self
      )
      return EagerInstance(slot: slot, start: start ?? .made)
    }
    let missing = instances.filter { if case .made = $0.start { false } else { true } }
    if !missing.isEmpty { missingEagerInstances.publish(Box(missing)) }
  }

  /// Waits until all instances of eager modules exist, those of the parents too.
  ///
  /// ``build(fileID:line:)`` starts the tasks that make the eager instances of asynchronous keys, and doesn't wait for
  /// them. Call this method to hold back what needs all of them, such as the first request of a server:
  ///
  /// ```swift
  /// let container = Container {
  ///   Module(DatabaseKey.self, scope: .singleton) { () async throws(DatabaseError) in try await Database() }.eager()
  /// }
  /// .build()
  /// try await container.ready()
  /// ```
  ///
  /// An instance whose factory failed is made by the next read that succeeds; from then on it isn't missing. A container
  /// that hasn't started has no eager instances to wait for.
  ///
  /// - Throws: The first failure, in the order of the modules, with its key.
  /// - Complexity: O(*n*), where *n* is the number of eager modules of asynchronous and throwing keys, plus the time of
  ///   their factories.
  public func ready() async throws(EagerError) {
    for container in ancestry {
      let missing = container.missingEagerInstances.value(as: [EagerInstance].self) ?? []
      for instance in missing { try await instance.wait() }
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
