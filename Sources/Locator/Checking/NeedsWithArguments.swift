/// A need whose key takes arguments, which nobody could pass.
enum NeedsWithArguments {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.flatMap { position in
      let binding = declarations.bindings[position]
      return binding.needs.filter(\.takesArguments).map { need in
        Fault(position: position, message: Messages.needWithArguments(need, of: binding))
      }
    }
  }
}
