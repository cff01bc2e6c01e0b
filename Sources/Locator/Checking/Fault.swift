/// Something wrong with the modules of a container.
struct Fault: Sendable {
  /// The position of the module that it is about, among the modules of the container.
  let position: Int

  /// What is wrong, where, and what to do.
  let message: String
}
