/// A need that can fail with an error that the module can't throw.
enum FailingNeeds {
  static func faults(in declarations: Declarations) -> [Fault] {
    var faults: [Fault] = []
    for position in declarations.positions where !declarations[position].needs.isEmpty {
      let binding = declarations[position]
      for need in binding.needs where !binding.throwsErrors(of: need.failure) {
        faults.append(
          Fault(
            kind: .failingNeed,
            key: need.key,
            position: position,
            message: Messages.failingNeed(need, of: binding)
          )
        )
      }
    }
    return faults
  }
}

extension Binding {
  /// Whether the factory can throw errors of a type.
  fileprivate func throwsErrors(of type: any Error.Type) -> Bool {
    type == Never.self || failure == type || failure == (any Error).self
  }
}
