extension Container {
  /// Injects into an object that somebody else has created.
  ///
  /// Runs the closures of the ``Members`` of the object's class and its superclasses, the outermost first, in one
  /// resolve. Meanwhile this container is the current one.
  ///
  /// ```swift
  /// container.inject(into: HomeController())
  /// ```
  ///
  /// > Important: Stops the program if no members are listed for the object's class, or if some need arguments or
  /// > the main actor, and the call doesn't have them.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Complexity: O(*c* · *d*), where *c* is the number of the object's classes and *d* is the depth of this
  ///   container, plus the time that the closures take.
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
        slot.value(MembersKey<Void>.self, Subject(object, ()), in: context)
      }
    }
  }

  /// Injects into an object that somebody else has created, with arguments.
  ///
  /// Runs the closures of the ``Members`` of the object's class and its superclasses, the outermost first. Those
  /// that take no arguments run without them.
  ///
  /// ```swift
  /// container.inject(into: DetailController(), "negroni")
  /// ```
  ///
  /// > Important: Stops the program if no members are listed for the object's class, or if some need the main
  /// > actor, and the call isn't there.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - arguments: What the object's class asks for.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Complexity: O(*c* · *d*), where *c* is the number of the object's classes and *d* is the depth of this
  ///   container, plus the time that the closures take.
  public func inject<Object: InjectionTarget>(
    into object: Object,
    _ arguments: Object.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    context(fileID, line).inOneResolve { context in
      for slot in membersSlots(of: object, in: context) {
        if slot.definition.takesArguments {
          // The type is right: a class inherits the conformance, so that all classes of the object which take
          // arguments take these.
          slot.value(MembersKey<Object.Arguments>.self, Subject(object, arguments), in: context)
        } else {
          slot.value(MembersKey<Void>.self, Subject(object, ()), in: context)
        }
      }
    }
  }
}

extension Container {
  /// The slots of the members for an object, those of the outermost class first, or the end of the program where
  /// there are none.
  private func membersSlots(of object: AnyObject, in context: ResolutionContext) -> [Slot] {
    stopIfProblems(callSite: context.callSite)
    let classes = sequence(first: type(of: object), next: _getSuperclass)
    let slots = classes.compactMap(membersSlot)
    guard !slots.isEmpty else {
      if lifecycle.isClosed {
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
