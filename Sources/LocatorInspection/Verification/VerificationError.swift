/// What ``Locator/Container/verify(children:excluding:fileID:line:)`` throws: everything that it has found wrong.
///
/// Printed, it is the text that `build()` stops the program with, for everything
/// that was found:
///
/// ```swift
/// do {
///   try container.verify()
/// } catch {
///   for problem in error.problems where problem.kind == .unboundKey { print(problem.key) }
/// }
/// ```
public struct VerificationError: Error {
  /// What was found.
  public let report: VerificationReport

  /// Everything that is wrong, in an order that doesn't change from one run to the next.
  public var problems: [VerificationProblem] { report.problems }
}

extension VerificationError: CustomStringConvertible {
  /// The text of the report.
  public var description: String { report.description }
}
