public import Locator

extension Blueprint {
  /// Returns the blueprint with modules that replace others in its containers.
  ///
  /// Pass it to the code under test, in place of the one that the program declares:
  ///
  /// ```swift
  /// let mocked = sessions.overriding(parent: .current()) {
  ///   Module(ClockKey.self) { FixedClock() }
  /// }
  /// ```
  ///
  /// > Important: Stops the program if the modules have problems, as the initializer does.
  ///
  /// - Parameters:
  ///   - parent: The parent of the containers, such as the container of the test. The default is that of the blueprint.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - modules: The modules, which override those of the blueprint.
  /// - Returns: The blueprint.
  /// - Complexity: That of the initializer.
  public func overriding(
    parent: Container? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ModuleBuilder _ modules: () -> [AnyModule]
  ) -> Self {
    adding(modules, parent: parent, at: SourceLocation(fileID, line))
  }
}
