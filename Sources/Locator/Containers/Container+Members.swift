extension Container {
  /// Injects the members of an object that other code has created.
  ///
  /// ```swift
  /// container.inject(into: Import())
  /// ```
  ///
  /// > Important: Stops the program if no ``Members`` of the class or of a superclass are listed, or if they take
  /// > arguments, throw or wait.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Complexity: O(*n*), where *n* is the number of injections.
  public func inject<Object: AnyObject>(
    into object: Object, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let callSite = SourceLocation(fileID, line)
    throwing(Never.self) { try injectMembers(into: object, nil, Never.self, callSite) }
  }

  /// Injects the members of an object that other code has created, and passes arguments.
  ///
  /// The members may throw, but the program stops if they wait.
  public func inject<Object: InjectionTarget>(
    into object: Object, _ arguments: Object.Arguments, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Object.Failure) {
    let callSite = SourceLocation(fileID, line)
    try throwing(Object.Failure.self) {
      try injectMembers(into: object, AnyBox(arguments), Object.Failure.self, callSite)
    }
  }

  /// Injects the members of an object that other code has created, and that can fail.
  public func inject<Object: ThrowingInjectionTarget>(
    into object: Object, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(Object.Failure) {
    try throwing(Object.Failure.self) {
      try injectMembers(into: object, nil, Object.Failure.self, SourceLocation(fileID, line))
    }
  }

  /// Injects the members of an object that other code has created, and waits for them.
  public func inject<Object: AsyncInjectionTarget>(
    into object: Object, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(Object.Failure) {
    try await throwing(Object.Failure.self) {
      try await injectMembersAsynchronously(into: object, nil, SourceLocation(fileID, line))
    }
  }

  /// Injects the members of an object that other code has created, passes arguments, and waits.
  @_disfavoredOverload
  public func inject<Object: AsyncInjectionTarget>(
    into object: Object, _ arguments: sending Object.Arguments, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(Object.Failure) {
    try await throwing(Object.Failure.self) {
      let callSite = SourceLocation(fileID, line)
      try await injectMembersAsynchronously(into: object, AnyBox(arguments), callSite)
    }
  }
}

// MARK: - Injecting

extension Container {
  private func injectMembers(
    into object: AnyObject, _ arguments: AnyBox?, _ failure: any Error.Type,
    _ callSite: SourceLocation
  ) throws {
    let subject = AnyBox((object, arguments) as Subject)
    let outer = ResolutionContext(self, callSite, subject).readable
    let context = outer.beginResolve()
    defer { outer.endResolve(context) }
    for slot in memberSlots(of: object, arguments, synchronouslyThrowing: failure, callSite) {
      _ = try slot.box(in: context)
    }
  }

  @inline(never)
  private func injectMembersAsynchronously(
    into object: AnyObject, _ arguments: AnyBox?, _ callSite: SourceLocation
  ) async throws {
    let subject = AnyBox((object, arguments) as Subject)
    let outer = ResolutionContext(self, callSite, subject).readable
    let context = outer.beginResolve()
    defer { outer.endResolve(context) }
    for slot in memberSlots(of: object, arguments, callSite) {
      if slot.definition.isolation == .mainActor, !slot.isAsynchronous {
        let context = UncheckedTransfer(context)
        _ = try await MainActor.run { try slot.box(in: context.value) }
      } else {
        _ = try await slot.asyncBox(in: context)
      }
    }
  }

  /// Returns the members of an object's class and superclasses, the base class first.
  @inline(never)
  private func memberSlots(
    of object: AnyObject, _ arguments: AnyBox?,
    synchronouslyThrowing failure: (any Error.Type)? = nil, _ callSite: SourceLocation
  ) -> [Slot] {
    stopIfProblems(callSite: callSite)
    var slots: [Slot] = []
    var next: AnyClass? = type(of: object)
    while let type = next {
      slots = (members(of: type).map { [$0] } ?? []) + slots
      next = _getSuperclass(type)
    }
    guard !slots.isEmpty else {
      if isClosed {
        let message = Messages.closed(
          type(of: object), isInjection: true, in: self, callSite: callSite)
        stop(message, at: callSite)
      }
      stop(Messages.noMembers(of: type(of: object), in: self, callSite: callSite), at: callSite)
    }
    for slot in slots {
      slot.stopIfClosed(callSite)
      let definition = slot.definition
      if let failure {
        if definition.isolation == .mainActor, !Isolation.isOnMainActor {
          stop(Messages.membersOffMainActor(definition, callSite: callSite), at: callSite)
        }
        let fails = definition.failure != Never.self && definition.failure != failure
        if definition.isAsynchronous || (fails && failure != (any Error).self) {
          stop(Messages.membersWithEffects(definition, callSite: callSite), at: callSite)
        }
      }
      if definition.takesArguments, arguments == nil {
        stop(Messages.membersWithoutArguments(definition, callSite: callSite), at: callSite)
      }
    }
    return slots
  }
}
