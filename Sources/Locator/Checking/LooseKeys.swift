/// A main-actor module whose values could leave the main actor.
enum LooseKeys {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      guard case .missing = declarations[position].isolation else { return nil }
      let binding = declarations[position]
      return Fault(
        kind: .looseKey,
        key: binding.key,
        position: position,
        message: Messages.looseKey(binding)
      )
    }
  }
}
