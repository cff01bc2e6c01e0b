import Locator

/// A factory that may run anywhere, and needs a value whose factory runs on the main actor.
///
/// Where the key of the value says that it lives there, the compiler refuses the need.
enum IsolationConflicts {
  /// What is wrong with what is made in a container: its own modules, and those of parents whose instances
  /// aren't shared and that get something from a module here.
  static func problems(in container: Container) -> [VerificationProblem] {
    let own = Set(container.slots.map(ObjectIdentifier.init))
    let inherited = (container.parent?.ancestry ?? []).flatMap(\.slots).filter {
      !$0.definition.lifetime.isShared
    }
    return (container.slots + inherited).flatMap { slot in
      guard slot.definition.isolation == .none else { return [VerificationProblem]() }
      return slot.definition.needs.filter { !$0.isDeferred }
        .flatMap { container.matches(of: $0) }
        .filter { $0.definition.isolation == .byModule }
        .filter { own.contains(ObjectIdentifier(slot)) || own.contains(ObjectIdentifier($0)) }
        .map { other in
          VerificationProblem(
            .isolationConflict,
            key: "\(slot.definition.key)",
            Messages.isolationConflict(slot.definition, needs: other.definition)
          )
        }
    }
  }
}
