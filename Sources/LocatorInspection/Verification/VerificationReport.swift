import Locator

/// The result of ``Locator/Container/verify(children:only:excluding:fileID:line:)``.
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
  /// The problems, followed by the notes, of which those with more than five subjects have their number.
  public var description: String {
    let hint = notes.contains(where: \.isSummedUp) ? [Messages.detailsHint] : []
    return text(notes.map { "- \($0.summary)" } + hint)
  }

  /// The problems, followed by the notes with all of their subjects.
  ///
  /// ```swift
  /// print(try container.verify().details)
  /// ```
  public var details: String { text(notes.map { "- \($0)" }) }

  /// Returns the problems, followed by lines about notes.
  private func text(_ notes: [String]) -> String {
    let head =
      problems.isEmpty
      ? [Messages.verified(self)] : [Messages.report(of: problems.map(\.description), at: location)]
    guard !notes.isEmpty else { return head.joined() }
    return (head + ["", "Notes:", ""] + notes).joined(separator: "\n")
  }
}
