public import Locator

extension Container {
  /// Performs the checks of ``verify(children:only:excluding:fileID:line:)``, and then creates every instance once.
  ///
  /// The instances are created in copies of this container, its parents and the children, so the instances of the
  /// program aren't affected. The copies are closed at the end. A factory that throws is a problem, and one that
  /// stops the program does so here, too. The notes list declared needs that weren't read, and undeclared reads of
  /// factories: through a `Resolver`, an injected property or a container.
  ///
  /// ```swift
  /// let report = try await container.verify(.making.with(ListKey.self, "n"))
  /// print(report)
  /// ```
  ///
  /// If the checks find problems, the modules that can be created in spite of them are. Those that have a problem, need
  /// such a module, or have a `Resolver` and may read one, are left out, and a note lists them. A factory that reads an
  /// unbound key without declaring it stops the program, after the problems are printed.
  ///
  /// > Important: Stops the program if one of the children isn't a child of this container.
  ///
  /// - Parameters:
  ///   - making: ``VerificationMaking/making``, with arguments for keys.
  ///   - children: Containers that have this one as a parent, at any depth.
  ///   - subjects: The only Swift modules and keys to verify, or none for all.
  ///   - exclusions: The Swift modules and keys to leave out.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The report, with notes and the graph, and without problems.
  /// - Throws: All problems, as one error.
  /// - Complexity: That of the checks, plus the time that the factories take.
  @MainActor
  @discardableResult
  public func verify(
    _ making: VerificationMaking, children: Container...,
    only subjects: VerificationSubject...,
    excluding exclusions: VerificationSubject..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(VerificationError) -> VerificationReport {
    let verification = Verification(
      self, children: children, only: subjects, excluding: exclusions,
      callSite: SourceLocation(fileID, line)
    )
    var report = verification.report
    var instances = InstanceMaking(verification, report, making)
    await instances.run()
    report.problems += instances.problems
    report.notes += instances.notes
    report.graph = GraphBuilder.graph(of: self, reads: instances.reads)
    guard report.problems.isEmpty else { throw VerificationError(report: report) }
    return report
  }
}
