/// A module of the `.graph` scope whose key takes arguments that can't be compared.
enum GraphScopeWithArguments {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      guard case .graph = declarations[position].lifetime else { return nil }
      let binding = declarations[position]
      guard binding.takesArguments, !(binding.arguments is any Hashable.Type) else { return nil }
      return Fault(
        kind: .graphScopeWithArguments,
        key: binding.key,
        position: position,
        message: Messages.graphScopeWithArguments(binding)
      )
    }
  }
}
