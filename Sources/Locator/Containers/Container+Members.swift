extension Container {
  /// Injects the members of an object that other code has created.
  ///
  /// ```swift
  /// container.inject(into: Import())
  /// ```
  ///
  /// > Important: Stops the program if no ``Members`` of the class or of a superclass are listed, or if they take
  /// > arguments.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Complexity: O(*n*), where *n* is the number of injections.
  public func inject<Object: AnyObject>(
    into object: Object, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    injectMembers(into: object, nil, SourceLocation(fileID, line))
  }

  /// Injects the members of an object that other code has created, and passes arguments.
  public func inject<Object: InjectionTarget>(
    into object: Object, _ arguments: Object.Arguments, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Object.Arguments: Sendable {
    injectMembers(into: object, AnyBox(arguments), SourceLocation(fileID, line))
  }

  /// Injects the members of an object on the main actor, and passes arguments that needn't be `Sendable`.
  @MainActor
  public func inject<Object: InjectionTarget>(
    into object: Object, _ arguments: Object.Arguments, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    injectMembers(into: object, AnyBox(arguments), SourceLocation(fileID, line))
  }
}

// MARK: - Injecting

extension Container {
  private func injectMembers(
    into object: AnyObject, _ arguments: AnyBox?, _ callSite: SourceLocation
  ) {
    let subject = AnyBox((object, arguments) as Subject)
    let context = ResolutionContext(self, callSite, subject).beginResolve()
    for slot in memberSlots(of: object, arguments, callSite) {
      _ = throwing(Never.self) { try slot.box(in: context) }
    }
  }

  /// Returns the members of an object's class and superclasses, the base class first.
  @inline(never)
  private func memberSlots(
    of object: AnyObject, _ arguments: AnyBox?, _ callSite: SourceLocation
  ) -> [Slot] {
    stopIfProblems(callSite: callSite)
    var slots: [Slot] = []
    var next: AnyClass? = type(of: object)
    while let type = next {
      slots = (members(of: type).map { [$0] } ?? []) + slots
      next = _getSuperclass(type)
    }
    guard !slots.isEmpty else {
      stop(Messages.noMembers(of: type(of: object), in: self, callSite: callSite), at: callSite)
    }
    for slot in slots {
      let definition = slot.definition
      if definition.isolation == .mainActor, !Isolation.isOnMainActor {
        stop(Messages.membersOffMainActor(definition, callSite: callSite), at: callSite)
      }
      if definition.takesArguments, arguments == nil {
        stop(Messages.membersWithoutArguments(definition, callSite: callSite), at: callSite)
      }
    }
    return slots
  }
}
