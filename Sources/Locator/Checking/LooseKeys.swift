/// A main-actor module whose values could leave the main actor.
enum LooseKeys {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      let binding = declarations.bindings[position]
      guard case .missing = binding.isolation else { return nil }
      return Fault(
        kind: .looseKey,
        key: binding.key,
        position: position,
        message: Messages.looseKey(binding)
      )
    }
  }
}
