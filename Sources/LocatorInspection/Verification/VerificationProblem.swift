public import Locator

/// A problem that ``Locator/Container/verify(children:only:excluding:fileID:line:)`` has found.
public struct VerificationProblem: Sendable {
  /// The kind of the problem.
  public let kind: ProblemKind

  /// The name of the affected key as it is written in its module, or an empty string if there is none.
  public let key: String

  /// The properties that inject the unbound key, qualified by their types, such as `CartScreen.price`.
  public let properties: [String]

  /// A text that says what is wrong, where, and how to fix it.
  public let description: String

  init(_ kind: ProblemKind, key: String = "", properties: [String] = [], _ description: String) {
    self.kind = kind
    self.key = key
    self.properties = properties
    self.description = description
  }

  /// Converts a problem of the declarations.
  init(_ problem: Problem) {
    self.init(problem.kind, key: "\(problem.key)", problem.message)
  }
}

extension VerificationProblem: CustomStringConvertible {}
