// How a container runs the closures of members, one class after the other.

// For all types alike: all that makes values would be compiled for these once more.
extension Container {
  /// Injects members without waiting.
  ///
  /// - Throws: What the members throw.
  @usableFromInline @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func injectMembers<Passed, Failure: Error>(
    into object: AnyObject,
    _ arguments: Passed?,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) throws(Failure) {
    try context.inOneResolve { context throws(Failure) in
      for slot in membersSlots(of: object, in: context) {
        slot.stopUnlessAllowed(throwing: failure, waiting: false, callSite: context.callSite)
        // The types are right: subclasses inherit the conformance, so every class of the object that takes arguments
        // takes these.
        if slot.definition.takesArguments {
          let arguments = slot.passed(arguments, callSite: context.callSite)
          try slot.inject(into: object, arguments, throwing: failure, in: context)
        } else {
          try slot.inject(into: object, (), throwing: failure, in: context)
        }
      }
    }
  }

  /// Injects members, and waits for those that wait.
  ///
  /// - Throws: What the members throw.
  @usableFromInline @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func injectMembersAsynchronously<Passed, Failure: Error>(
    into object: AnyObject,
    _ arguments: Passed?,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) async throws(Failure) {
    try await context.inOneAsynchronousResolve { context async throws(Failure) in
      for slot in membersSlots(of: object, in: context) {
        slot.stopUnlessAllowed(throwing: failure, waiting: true, callSite: context.callSite)
        if slot.definition.takesArguments {
          let arguments = slot.passed(arguments, callSite: context.callSite)
          try await slot.injectAsynchronously(
            into: object,
            arguments,
            throwing: failure,
            in: context
          )
        } else {
          try await slot.injectAsynchronously(into: object, (), throwing: failure, in: context)
        }
      }
    }
  }
}

extension Slot {
  /// Stops the program if the members do what the injection can't.
  fileprivate func stopUnlessAllowed<Failure: Error>(
    throwing failure: Failure.Type,
    waiting: Bool,
    callSite: SourceLocation
  ) {
    let throwsSame = definition.failure == failure
    // The function of members that wait is called with the failure of the injection.
    let isAllowed =
      definition.isAsynchronous
      ? waiting && throwsSame : throwsSame || definition.failure == Never.self
    guard !isAllowed else { return }
    stop(Messages.membersWithEffects(definition, callSite: callSite), at: callSite)
  }

  /// Returns the arguments that an injection passes, or stops the program if it passes none.
  fileprivate func passed<Passed>(_ arguments: Passed?, callSite: SourceLocation) -> Passed {
    guard let arguments else {
      stop(Messages.membersWithoutArguments(definition, callSite: callSite), at: callSite)
    }
    return arguments
  }

  /// Injects what the members of an object's class say.
  ///
  /// - Throws: What their closure throws.
  fileprivate func inject<Passed, Failure: Error>(
    into object: AnyObject,
    _ arguments: Passed,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) throws(Failure) {
    let subject = Subject(object, arguments)
    if definition.failure == Never.self {
      return value(MembersKey<Passed, Never>.self, subject, throwing: Never.self, in: context)
    }
    try value(MembersKey<Passed, Failure>.self, subject, throwing: failure, in: context)
  }

  /// Injects what the members of an object's class say, and waits if they wait.
  ///
  /// - Throws: What their closure throws.
  fileprivate func injectAsynchronously<Passed, Failure: Error>(
    into object: AnyObject,
    _ arguments: Passed,
    throwing failure: Failure.Type,
    in context: ResolutionContext
  ) async throws(Failure) {
    guard definition.isAsynchronous else {
      guard definition.isolation == .byModule else {
        return try inject(into: object, arguments, throwing: failure, in: context)
      }
      return try await injectOnMainActor(
        UncheckedTransfer(value: object),
        UncheckedTransfer(value: arguments),
        throwing: failure,
        in: UncheckedTransfer(value: context)
      )
    }
    let observer = ThreadActivity.current.isObserving ? nil : observer
    let observedRead = observer.map { _ in ObservedRead(definition, callSite: context.callSite) }
    defer { if let observer { observedRead?.end(observer) } }
    var context = context
    while !context.container.state.isPlain, let other = redirect(context) { context = other }
    stopIfClosed(callSite: context.callSite)
    observedRead?.willMake()
    try await TaskActivity.run(
      self,
      in: context.container,
      callSite: context.callSite,
      observedRead: observedRead
    ) { () async throws(Failure) in
      try await definition.factory.callOnCallersActor(
        context.with(callSite: definition.location),
        Subject(object, arguments),
        as: Void.self,
        throwing: failure
      )
    }
  }

  /// Injects what members of the main actor say, whose objects and arguments are `Sendable`.
  ///
  /// - Throws: What their closure throws.
  @MainActor
  private func injectOnMainActor<Passed, Failure: Error>(
    _ object: UncheckedTransfer<AnyObject>,
    _ arguments: UncheckedTransfer<Passed>,
    throwing failure: Failure.Type,
    in context: UncheckedTransfer<ResolutionContext>
  ) throws(Failure) {
    try inject(into: object.value, arguments.value, throwing: failure, in: context.value)
  }
}

extension Container {
  /// Returns the slots of an object's members, those of the base class first, or stops the program if there are none.
  private func membersSlots(of object: AnyObject, in context: ResolutionContext) -> [Slot] {
    stopIfProblems(callSite: context.callSite)
    let classes = sequence(first: type(of: object), next: _getSuperclass)
    let slots = classes.compactMap(membersSlot)
    guard !slots.isEmpty else {
      if isClosed {
        let message = Messages.closed(
          membersOf: type(of: object),
          in: self,
          callSite: context.callSite
        )
        stop(message, at: context.callSite)
      }
      stop(
        Messages.noMembers(of: type(of: object), in: self, callSite: context.callSite),
        at: context.callSite
      )
    }
    return slots.reversed()
  }
}
