extension Container {
  /// Injects members that can fail into an object that other code creates.
  ///
  /// Runs the closures of the ``Members`` of the object's class and its superclasses, the base class first, until one throws.
  ///
  /// ```swift
  /// try container.inject(into: Reader())
  /// ```
  ///
  /// > Important: Stops the program if no members are listed for the object's class, if some take arguments, if some wait,
  /// > or if some run on the main actor and the call doesn't.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Throws: The error of the members, or of a key that they need.
  /// - Complexity: O(*c* · *d*), where *c* is the number of the object's classes and *d* is the depth of this
  ///   container, plus the time of the closures.
  @_alwaysEmitIntoClient
  public func inject<Object: ThrowingInjectionTarget>(
    into object: Object,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Object.Failure) {
    try injectMembers(
      into: object,
      nil as Void?,
      throwing: Object.Failure.self,
      in: context(fileID, line)
    )
  }

  /// Injects members into an object that other code creates, and waits for them.
  ///
  /// Runs the closures of the ``Members`` of the object's class and its superclasses, one after the other, the base class
  /// first, until one throws. They begin on the actor of the call, or on the main actor if they belong to it.
  ///
  /// A cancelled task stops waiting for a shared instance if `Failure` is `any Error`, as in a read of its key.
  ///
  /// ```swift
  /// try await container.inject(into: SearchController())
  /// ```
  ///
  /// > Important: Stops the program if no members are listed for the object's class, if some take arguments, or if
  /// > some need the main actor without waiting and the call isn't there.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Throws: The error of the members, or of a key that they need.
  /// - Complexity: O(*c* · *d*), where *c* is the number of the object's classes and *d* is the depth of this
  ///   container, plus the time of the closures.
  @_alwaysEmitIntoClient
  public func inject<Object: AsyncInjectionTarget>(
    into object: Object,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(Object.Failure) {
    try await injectMembersAsynchronously(
      into: object,
      nil as Void?,
      throwing: Object.Failure.self,
      in: context(fileID, line)
    )
  }

  /// Injects members with arguments into an object that other code creates, and waits for them.
  ///
  /// Runs the closures of the ``Members`` of the object's class and its superclasses, one after the other, the base class
  /// first, until one throws. They begin on the actor of the call, or on the main actor if they belong to it.
  ///
  /// A cancelled task stops waiting for a shared instance if `Failure` is `any Error`, as in a read of its key.
  ///
  /// ```swift
  /// try await container.inject(into: TermController(), "negroni")
  /// ```
  ///
  /// > Important: Stops the program if no members are listed for the object's class, or if
  /// > some need the main actor without waiting and the call isn't there.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - arguments: The arguments of the object's class.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Throws: The error of the members, or of a key that they need.
  /// - Complexity: O(*c* · *d*), where *c* is the number of the object's classes and *d* is the depth of this
  ///   container, plus the time of the closures.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func inject<Object: AsyncInjectionTarget>(
    into object: Object,
    _ arguments: Object.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(Object.Failure) {
    try await injectMembersAsynchronously(
      into: object,
      arguments,
      throwing: Object.Failure.self,
      in: context(fileID, line)
    )
  }
}
