import Locator

/// What ``Locator/Container/verify(children:excluding:fileID:line:)`` has looked at, and found.
public struct VerificationReport: Sendable {
  /// Everything that is wrong, in an order that doesn't change from one run to the next.
  public internal(set) var problems: [VerificationProblem]

  /// What is to be known besides.
  public internal(set) var notes: [VerificationNote]

  /// The names of the modules of the program that were looked at, those with keys or properties.
  public let modules: [String]

  /// How many keys were looked at.
  public let keyCount: Int

  /// How many properties that inject a key were looked at.
  public let propertyCount: Int

  /// The graph of the container with what was read besides, if the instances were made.
  public internal(set) var graph: ContainerGraph?

  /// The line that makes the container.
  let location: SourceLocation
}

extension VerificationReport: CustomStringConvertible {
  /// The problems, and then the notes, as a text.
  public var description: String {
    let head =
      problems.isEmpty
      ? [Messages.verified(self)] : [Messages.report(of: problems.map(\.description), at: location)]
    guard !notes.isEmpty else { return head.joined() }
    return (head + ["", "Notes:", ""] + notes.map { "- \($0)" }).joined(separator: "\n")
  }
}
