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
    injectMembers(into: object, nil as Void?, throwing: Never.self, in: context(fileID, line))
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
  /// - Throws: The error of the members, or of a key that they need, if the class says that they can fail.
  /// - Complexity: O(*c* · *d*), where *c* is the number of the object's classes and *d* is the depth of this
  ///   container, plus the time of the closures.
  public func inject<Object: InjectionTarget>(
    into object: Object,
    _ arguments: Object.Arguments,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(Object.Failure) {
    try injectMembers(
      into: object,
      arguments,
      throwing: Object.Failure.self,
      in: context(fileID, line)
    )
  }
}
