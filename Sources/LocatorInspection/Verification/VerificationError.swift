/// The error that ``Locator/Container/verify(children:only:excluding:fileID:line:)`` throws, with all problems.
///
/// Its description has the format of the message with which `build()` stops the program:
///
/// ```swift
/// do {
///   try container.verify()
/// } catch {
///   for problem in error.problems where problem.kind == .unboundKey { print(problem.key) }
/// }
/// ```
public struct VerificationError: Error {
  /// The report of the verification.
  public let report: VerificationReport

  /// All problems, in an order that is the same in every run.
  public var problems: [VerificationProblem] { report.problems }
}

extension VerificationError: CustomStringConvertible {
  /// The description of the report.
  public var description: String { report.description }
}
