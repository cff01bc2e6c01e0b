public import Locator

extension Container {
  /// Checks that every read in the program finds a module, without creating an instance.
  ///
  /// The compiler emits metadata records for every key, and for every stored property with `Inject`. This method
  /// checks those of the program and of all loaded libraries against the modules of this container and its parents.
  /// One line in a test verifies an app:
  ///
  /// ```swift
  /// try container.verify()
  /// ```
  ///
  /// In addition to the checks of `build()`, it finds unbound keys, whether a property injects them or only other
  /// code may read them, and instances that hold another one longer than its scope keeps it.
  ///
  /// All Swift modules are verified, except the one that calls this method if none of the bound keys is declared in
  /// it: keys that a test target declares for its tests may be unbound. Name the modules to verify, or exclude others.
  /// If only child containers bind some keys, create one child of each kind and pass it:
  ///
  /// ```swift
  /// let session = Container(parent: container) {
  ///   Module(UserKey.self, scope: .singleton) { User(name: "Ada") }
  /// }
  /// try container.verify(children: session, excluding: .modules("Previews"))
  /// ```
  ///
  /// The returned report has notes about what the records don't show, and the numbers of verified keys and
  /// properties. Printed, it has the number of a note's subjects if there are more than five;
  /// ``VerificationReport/details`` lists them.
  ///
  /// > Important: Stops the program if one of the children isn't a child of this container.
  ///
  /// - Parameters:
  ///   - children: Containers that have this one as a parent, at any depth.
  ///   - subjects: The only Swift modules and keys to verify, or none for all.
  ///   - exclusions: The Swift modules and keys to leave out.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The report, with notes and the numbers, and without problems.
  /// - Throws: All problems, as one error.
  /// - Complexity: O(*n* + *m*), where *n* is the number of fields, conformances and types in the program, and *m*
  ///   is the number of modules and needs.
  @discardableResult
  public func verify(
    children: Container..., only subjects: VerificationSubject...,
    excluding exclusions: VerificationSubject...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(VerificationError) -> VerificationReport {
    let report = Verification(
      self, children: children, only: subjects, excluding: exclusions,
      callSite: SourceLocation(fileID, line)
    )
    .report
    guard report.problems.isEmpty else { throw VerificationError(report: report) }
    return report
  }
}
