/// A need that nothing is bound to.
enum UnboundNeeds {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.flatMap { position in
      let binding = declarations.bindings[position]
      return binding.needs
        .filter { $0.kind == .required && declarations.answers(to: $0).isEmpty }
        .map { need in
          Fault(
            position: position,
            message: Messages.unbound(need, of: binding, among: declarations.boundKeys)
          )
        }
    }
  }
}
