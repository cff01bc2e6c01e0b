public import Locator

extension Container {
  /// Checks what ``verify(children:excluding:fileID:line:)`` checks, and then makes every instance once.
  ///
  /// The instances are made in copies of this container, of its parents and of the children, so that those
  /// of the program aren't touched. The copies are closed at the end. A factory that throws is a problem, and
  /// one that stops the program does so. The notes say which needs nobody has asked for, and what factories
  /// have read without saying so, from a `Resolver`, by a property or by hand.
  ///
  /// ```swift
  /// let report = try await container.verify(.making.with(ListKey.self, "n"))
  /// print(report)
  /// ```
  ///
  /// If there is a problem without making anything, nothing is made.
  ///
  /// > Important: Stops the program if one of the children isn't a child of this container.
  ///
  /// - Parameters:
  ///   - making: ``VerificationMaking/making``, with arguments of keys.
  ///   - children: Containers that have this one as a parent, at any depth.
  ///   - exclusions: What is left out.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Returns: What was looked at, and what is to be known besides.
  /// - Throws: Everything that is wrong, as one error.
  /// - Complexity: That of the check, plus the time that the factories take.
  @MainActor
  @discardableResult
  public func verify(
    _ making: VerificationMaking,
    children: Container...,
    excluding exclusions: VerificationExclusion...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws(VerificationError) -> VerificationReport {
    let verification = Verification(
      self,
      children: children,
      excluding: exclusions,
      callSite: SourceLocation(fileID, line)
    )
    var report = verification.report
    guard report.problems.isEmpty else { throw VerificationError(report: report) }
    var instances = InstanceMaking(of: verification.containers, making)
    await instances.run()
    report.problems += instances.problems
    report.notes += instances.notes
    report.graph = GraphBuilder.graph(of: self, reads: instances.reads)
    guard report.problems.isEmpty else { throw VerificationError(report: report) }
    return report
  }
}
