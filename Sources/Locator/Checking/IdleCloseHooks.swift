/// A module that says what happens to instances which nobody keeps.
enum IdleCloseHooks {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      let binding = declarations.bindings[position]
      let isKept = binding.lifetime.isShared && binding.lifetime.keeping?.isWeak != true
      guard binding.closeHook != nil, !isKept else { return nil }
      return Fault(position: position, message: Messages.idleCloseHook(binding))
    }
  }
}
