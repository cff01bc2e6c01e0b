public import Locator

/// Something that ``Locator/Container/verify(children:excluding:fileID:line:)`` has found wrong.
public struct VerificationProblem: Sendable {
  /// What is wrong.
  public let kind: ProblemKind

  /// The name of the key that it is about, as it is written in its module, or an empty text where it is
  /// about none.
  public let key: String

  /// The properties that inject the key, with their types, such as `CartScreen.price`, where it isn't bound.
  public let properties: [String]

  /// What is wrong, where, and what to do.
  public let description: String

  init(_ kind: ProblemKind, key: String = "", properties: [String] = [], _ description: String) {
    self.kind = kind
    self.key = key
    self.properties = properties
    self.description = description
  }

  /// Says what is wrong with the declared modules.
  init(_ problem: Problem) {
    self.init(problem.kind, key: "\(problem.key)", problem.message)
  }
}

extension VerificationProblem: CustomStringConvertible {}
