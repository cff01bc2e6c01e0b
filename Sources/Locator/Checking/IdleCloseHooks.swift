/// A module that says what happens to instances which nobody keeps.
enum IdleCloseHooks {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      guard declarations[position].modifiers?.closeHook != nil else { return nil }
      let binding = declarations[position]
      guard !binding.lifetime.isKeptByContainer else { return nil }
      return Fault(
        kind: .idleCloseHook,
        key: binding.key,
        position: position,
        message: Messages.idleCloseHook(binding)
      )
    }
  }
}
