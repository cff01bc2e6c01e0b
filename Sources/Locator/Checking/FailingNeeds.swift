/// A need that can fail with an error that the module can't throw.
enum FailingNeeds {
  static func faults(in declarations: Declarations) -> [Fault] {
    declarations.positions.flatMap { position -> [Fault] in
      let binding = declarations.bindings[position]
      guard binding.needs.contains(where: { $0.failure != Never.self }) else { return [] }
      let failing = binding.needs.filter { $0.failure != Never.self }
      return failing.filter { !binding.throwsErrors(of: $0.failure) }.map { need in
        Fault(
          kind: .failingNeed,
          key: need.key,
          position: position,
          message: Messages.failingNeed(need, of: binding)
        )
      }
    }
  }
}

extension Binding {
  /// Whether the factory can throw errors of a type.
  fileprivate func throwsErrors(of type: any Error.Type) -> Bool {
    failure == type || failure == (any Error).self
  }
}
