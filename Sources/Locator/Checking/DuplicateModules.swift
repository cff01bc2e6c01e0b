/// A key, or a name of a key, that two modules of one container bind.
enum DuplicateModules {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.collisions.map { collision in
      let later = declarations[collision.later]
      let earlier = declarations[collision.earlier]
      return Fault(
        kind: .duplicate,
        key: later.key,
        position: collision.later,
        message: Messages.duplicate(later, of: earlier)
      )
    }
  }
}
