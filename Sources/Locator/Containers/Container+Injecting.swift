extension Container {
  /// Injects members into an object that other code creates.
  ///
  /// Runs the closures of the ``Members`` of the object's class and its superclasses, the base class first, in one
  /// resolve. Meanwhile this container is the current one.
  ///
  /// ```swift
  /// container.inject(into: HomeController())
  /// ```
  ///
  /// > Important: Stops the program if no members are listed for the object's class, if some take arguments, or if some
  /// > run on the main actor and the call doesn't.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Complexity: O(*c* · *d*), where *c* is the number of the object's classes and *d* is the depth of this
  ///   container, plus the time of the closures.
  public func inject<Object: AnyObject>(
    into object: Object,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    context(fileID, line).inOneResolve { context in
      for slot in membersSlots(of: object, in: context) {
        guard !slot.definition.takesArguments else {
          stop(
            Messages.membersWithoutArguments(slot.definition, callSite: context.callSite),
            at: context.callSite
          )
        }
        slot.inject(into: object, (), in: context)
      }
    }
  }

  /// Injects members with arguments into an object that other code creates.
  ///
  /// Runs the closures of the ``Members`` of the object's class and its superclasses, the base class first. Closures
  /// that take no arguments run without them.
  ///
  /// ```swift
  /// container.inject(into: DetailController(), "negroni")
  /// ```
  ///
  /// > Important: Stops the program if no members are listed for the object's class, or if some run on the main actor
  /// > and the call doesn't.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - arguments: The arguments of the object's class.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Complexity: O(*c* · *d*), where *c* is the number of the object's classes and *d* is the depth of this
  ///   container, plus the time of the closures.
  public func inject<Object: InjectionTarget>(
    into object: Object,
    _ arguments: Object.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    context(fileID, line).inOneResolve { context in
      for slot in membersSlots(of: object, in: context) {
        if slot.definition.takesArguments {
          // The type is right: subclasses inherit the conformance, so every class of the object that takes arguments
          // takes these.
          slot.inject(into: object, arguments, in: context)
        } else {
          slot.inject(into: object, (), in: context)
        }
      }
    }
  }
}

extension Slot {
  /// Injects what the members of an object's class say.
  ///
  /// For all types alike: all that makes values would be compiled for these once more.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func inject<Passed>(
    into object: AnyObject,
    _ arguments: Passed,
    in context: ResolutionContext
  ) {
    value(MembersKey<Passed>.self, Subject(object, arguments), in: context)
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
