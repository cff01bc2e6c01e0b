import Locator

/// The result of ``Locator/Container/verify(children:excluding:fileID:line:)``.
public struct VerificationReport: Sendable {
  /// All problems, in an order that is the same in every run.
  public internal(set) var problems: [VerificationProblem]

  /// Findings that aren't problems.
  public internal(set) var notes: [VerificationNote]

  /// The names of the verified Swift modules that have keys or properties.
  public let modules: [String]

  /// The number of verified keys.
  public let keyCount: Int

  /// The number of verified properties that inject a key.
  public let propertyCount: Int

  /// The graph of the container including undeclared reads, or `nil` if no instances were created.
  public internal(set) var graph: ContainerGraph?

  /// The source location of the container.
  let location: SourceLocation
}

extension VerificationReport: CustomStringConvertible {
  /// The problems, followed by the notes.
  public var description: String {
    let head =
      problems.isEmpty
      ? [Messages.verified(self)] : [Messages.report(of: problems.map(\.description), at: location)]
    guard !notes.isEmpty else { return head.joined() }
    return (head + ["", "Notes:", ""] + notes.map { "- \($0)" }).joined(separator: "\n")
  }
}
