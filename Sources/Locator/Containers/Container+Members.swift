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
    into object: Object,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    neverFails { try injectMembers(into: object, nil, Never.self, SourceLocation(fileID, line)) }
  }

  /// Injects the members of an object that other code has created, and passes arguments.
  ///
  /// The members may throw, but the program stops if they wait.
  public func inject<Object: InjectionTarget>(
    into object: Object,
    _ arguments: Object.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Object.Failure) {
    let callSite = SourceLocation(fileID, line)
    do {
      try injectMembers(into: object, AnyBox(arguments), Object.Failure.self, callSite)
    } catch {
      throw known(error, as: Object.Failure.self)
    }
  }

  /// Injects the members of an object that other code has created, and that can fail.
  public func inject<Object: ThrowingInjectionTarget>(
    into object: Object,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Object.Failure) {
    do {
      try injectMembers(into: object, nil, Object.Failure.self, SourceLocation(fileID, line))
    } catch {
      throw known(error, as: Object.Failure.self)
    }
  }

  /// Injects the members of an object that other code has created, and waits for them.
  public func inject<Object: AsyncInjectionTarget>(
    into object: Object,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(Object.Failure) {
    do {
      try await injectMembersAsynchronously(into: object, nil, SourceLocation(fileID, line))
    } catch {
      throw known(error, as: Object.Failure.self)
    }
  }

  /// Injects the members of an object that other code has created, passes arguments, and waits.
  @_disfavoredOverload
  public func inject<Object: AsyncInjectionTarget>(
    into object: Object,
    _ arguments: sending Object.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(Object.Failure) {
    do {
      let callSite = SourceLocation(fileID, line)
      try await injectMembersAsynchronously(into: object, AnyBox(arguments), callSite)
    } catch {
      throw known(error, as: Object.Failure.self)
    }
  }
}

// MARK: - Injecting

extension Container {
  private func injectMembers(
    into object: AnyObject,
    _ arguments: AnyBox?,
    _ failure: any Error.Type,
    _ callSite: SourceLocation
  ) throws {
    let outer = ResolutionContext(self, callSite).readable
    let context = outer.beginResolve()
    defer { outer.endResolve(context) }
    let subject = AnyBox((object, arguments) as Subject)
    let thread = ThreadActivity.current
    defer { if thread.hasLateHooks { thread.runLateHooks() } }
    for slot in memberSlots(of: object, arguments, synchronouslyThrowing: failure, callSite) {
      try slot.watched(in: context) {
        thread.observedRead?.willMake()
        thread.push(Unretained(slot), Unretained(context.container), callSite)
        defer { thread.pop() }
        for injection in slot.definition.extras.injections {
          guard case .sync(let inject) = injection.factory else { continue }
          _ = try inject(context.inside(injection.location), subject)
        }
      }
    }
  }

  @inline(never)
  private func injectMembersAsynchronously(
    into object: AnyObject,
    _ arguments: AnyBox?,
    _ callSite: SourceLocation
  ) async throws {
    let outer = ResolutionContext(self, callSite).readable
    let context = outer.beginResolve()
    defer { outer.endResolve(context) }
    let subject = AnyBox((object, arguments) as Subject)
    for slot in memberSlots(of: object, arguments, callSite) {
      slot.noteEscape(in: context)
      let read = ObservedRead(of: slot, callSite)
      read?.willMake()
      defer { read?.end() }
      try await TaskActivity.run(
        slot.definition,
        in: context.container,
        callSite,
        observedRead: read
      ) {
        for injection in slot.definition.extras.injections {
          let context = context.inside(injection.location)
          if case .sync(let inject) = injection.factory, slot.definition.isolation == .mainActor {
            let transfer = UncheckedTransfer(context)
            try await Self.onMainActor { _ = try inject(transfer.value, subject) }
          } else {
            _ = try await injection.factory.run(context, subject)
          }
        }
      }
    }
  }

  @MainActor
  private static func onMainActor(_ body: @Sendable () throws -> Void) async throws { try body() }

  /// Returns the members of an object's class and superclasses, the base class first.
  @inline(never)
  private func memberSlots(
    of object: AnyObject,
    _ arguments: AnyBox?,
    synchronouslyThrowing failure: (any Error.Type)? = nil,
    _ callSite: SourceLocation
  ) -> [Slot] {
    stopIfProblems(callSite: callSite)
    let classes = sequence(first: type(of: object) as AnyClass, next: _getSuperclass)
    let slots = classes.compactMap(members(of:))
    guard !slots.isEmpty else {
      if isClosed {
        let message = Messages.closed(membersOf: type(of: object), in: self, callSite: callSite)
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
    return slots.reversed()
  }
}
