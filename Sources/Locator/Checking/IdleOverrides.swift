/// A module that says `.overriding()` where there is nothing to override.
enum IdleOverrides {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.idleOverrides.map { position in
      Fault(
        kind: .idleOverride,
        key: declarations[position].key,
        position: position,
        message: Messages.idleOverride(declarations[position])
      )
    }
  }
}
