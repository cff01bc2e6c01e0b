/// A factory with a parameter for an argument that its key doesn't have.
///
/// The compiler refuses most of them. It takes those of an asynchronous key, and with three needs and more of one that
/// can fail: the forms that refuse them would make every line dearer to compile, and other messages worse.
enum UnusedParameters {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      let binding = declarations[position]
      guard binding.takesArguments, !binding.isOfMembers, binding.arguments == Void.self else {
        return nil
      }
      return Fault(
        kind: .unusedParameter,
        key: binding.key,
        position: position,
        message: Messages.unusedParameter(binding)
      )
    }
  }
}
