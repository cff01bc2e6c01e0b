/// Something wrong with the modules of a container.
package struct Fault: Sendable {
  /// What is wrong.
  package let kind: ProblemKind

  /// The key that it is about.
  package let key: Any.Type

  /// The position of the module that it is about, among the modules of the container.
  let position: Int

  /// What is wrong, where, and what to do.
  package let message: String
}
