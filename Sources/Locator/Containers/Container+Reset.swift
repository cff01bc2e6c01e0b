extension Container {
  /// Drops the shared instances of a scope, so that the next reads make new ones.
  ///
  /// The instances of this container and of its parents are dropped. Who holds one keeps it, but a
  /// property with ``Inject`` gives the new one from then on. A reader that waits for an instance which is
  /// being made gets it, though it isn't kept.
  ///
  /// ```swift
  /// extension Scope {
  ///   static let login = Scope("login")
  /// }
  ///
  /// container.reset(.login)
  /// ```
  ///
  /// > Important: Stops the program for ``Scope/singleton``, whose instances can't be dropped.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset(_ scope: Scope, fileID: StaticString = #fileID, line: UInt = #line) {
    guard let retention = scope.lifetime.retention else {
      stop(Messages.resetOfSingletons, at: SourceLocation(fileID, line))
    }
    var next: Container? = self
    while let container = next {
      for slot in container.slots { slot.reset(retention) }
      next = container.parent
    }
  }
}
