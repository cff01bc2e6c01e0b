/// A decorator whose key no module of the container binds.
enum IdleDecorators {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.idleDecorations.map { decoration in
      // After the modules: it isn't one of them.
      Fault(
        kind: .idleDecorator,
        key: decoration.key,
        position: declarations.modules.count,
        message: Messages.idleDecorator(decoration)
      )
    }
  }
}
