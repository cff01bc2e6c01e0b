/// Something wrong with the modules of a container.
struct Fault: Sendable {
  /// What is wrong.
  let kind: ProblemKind

  /// The key that it is about.
  let key: Any.Type

  /// The position of the module that it is about, among the modules of the container.
  let position: Int

  /// What is wrong, where, and what to do.
  let message: String
}
