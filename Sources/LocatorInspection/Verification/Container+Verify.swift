public import Locator

extension Container {
  /// Checks that no read in the program can miss, without making anything.
  ///
  /// The compiler leaves records in the program of every key, and of every stored property with `Inject`.
  /// This method holds them against the modules of this container and of its parents, in the program and in
  /// every library that is loaded. One line in a test does it for an app:
  ///
  /// ```swift
  /// try container.verify()
  /// ```
  ///
  /// What `build()` checks is checked, too, and besides: keys that nobody binds, whether a
  /// property injects them or they are there to be read by hand; instances that hold another one longer than
  /// its scope keeps it; factories for any thread that need something from the main actor.
  ///
  /// Every module of the program is looked at, apart from the one that calls this method, if it declares
  /// none of the keys that are bound: so a test target's own keys aren't asked for. Exclude other modules
  /// by their names. Where keys are bound by child containers alone, make one of each kind and pass it:
  ///
  /// ```swift
  /// let session = Container(parent: container) {
  ///   Module(UserKey.self, scope: .singleton) { User(name: "Ada") }
  /// }
  /// try container.verify(children: session, excluding: .modules("Previews"))
  /// ```
  ///
  /// The report that is returned has notes about what no record shows, and how much was looked at.
  ///
  /// > Important: Stops the program if one of the children isn't a child of this container.
  ///
  /// - Parameters:
  ///   - children: Containers that have this one as a parent, at any depth.
  ///   - exclusions: What is left out.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: What was looked at, and what is to be known besides.
  /// - Throws: Everything that is wrong, as one error.
  /// - Complexity: O(*n* + *m*), where *n* is the number of fields, conformances and types in the
  ///   program, and *m* the number of modules and of their needs.
  @discardableResult
  public func verify(
    children: Container...,
    excluding exclusions: VerificationExclusion...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(VerificationError) -> VerificationReport {
    let report = Verification(
      self,
      children: children,
      excluding: exclusions,
      callSite: SourceLocation(fileID, line)
    )
    .report
    guard report.problems.isEmpty else { throw VerificationError(report: report) }
    return report
  }
}
