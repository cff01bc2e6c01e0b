/// A module that is to be made beforehand, though nobody keeps what it makes.
enum IdleEagerModules {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.compactMap { position in
      guard declarations[position].modifiers?.isEager == true else { return nil }
      let binding = declarations[position]
      guard !binding.lifetime.isKeptByContainer else { return nil }
      return Fault(
        kind: .idleEagerModule,
        key: binding.key,
        position: position,
        message: Messages.idleEagerModule(binding)
      )
    }
  }
}
