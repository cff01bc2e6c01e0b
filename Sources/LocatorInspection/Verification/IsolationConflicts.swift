import Locator

/// A factory that may run on any thread, and needs a value whose factory runs on the main actor.
///
/// If the key of the value is isolated to the main actor, the compiler rejects the need.
enum IsolationConflicts {
  /// Returns the conflicts between the container's own modules, and those between own modules and inherited ones
  /// whose instances aren't shared and are therefore created with the modules of this container.
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
