import Locator
import _LocatorRecords

/// The modules that can't be made, so that a factory would stop the program.
struct UnmakeableModules {
  /// The modules that have a problem themselves.
  private var faulty: Set<ObjectIdentifier> = []

  /// The types with properties whose keys are unbound.
  private let owners: Set<ContextDescriptor>

  /// Whether a read that no module declares may find no value.
  private let hasUnboundKeys: Bool

  /// Collects the modules with problems.
  init(_ verification: Verification, _ report: VerificationReport) {
    owners = verification.ownersOfUnboundKeys
    hasUnboundKeys = report.problems.contains { $0.kind == .unboundKey }
    for problem in verification.containers.flatMap(\.problemsOfProgram)
    where problem.kind.keepsFromMaking {
      if let module = problem.module { faulty.insert(ObjectIdentifier(module)) }
    }
  }

  /// Returns the slots of containers that can't be made: those of which the container isn't given the value, those with
  /// a problem, and those that need one of them.
  func slots(in containers: [Container], notGiven: [Slot] = []) -> Set<ObjectIdentifier> {
    var found = Set(notGiven.map(ObjectIdentifier.init))
    var count = -1
    while count < found.count {
      count = found.count
      for container in containers {
        let lacksSome = container.ancestry.contains { container in
          container.allSlots.contains { found.contains(ObjectIdentifier($0)) }
        }
        for slot in container.allSlots where !found.contains(ObjectIdentifier(slot)) {
          let needed = container.needs(of: slot).lazy.flatMap(container.matches)
          if isFaulty(slot.definition, container.needs(of: slot), lacksSome)
            || needed.contains(where: { found.contains(ObjectIdentifier($0)) })
          {
            found.insert(ObjectIdentifier(slot))
          }
        }
      }
    }
    return found
  }

  /// Returns whether a module can't be made, whatever it needs.
  ///
  /// What a resolver reads is unknown, so a module that needs one isn't made if its container lacks anything.
  private func isFaulty(
    _ definition: Definition, _ needs: [InjectedKey], _ lacksSome: Bool
  ) -> Bool {
    if faulty.contains(ObjectIdentifier(definition)) { return true }
    if TypeMetadata(definition.value).descriptor.map(owners.contains) == true { return true }
    return (lacksSome || hasUnboundKeys) && needs.contains { $0.kind == .unknown }
  }
}

extension ProblemKind {
  /// Whether a module with the problem stops the program when it is made.
  fileprivate var keepsFromMaking: Bool {
    switch self {
    case .unboundKey, .unboundNeed, .cycle, .failingNeed, .unusedParameter, .givenArguments,
      .weakValue, .nonisolatedKey, .transientHook:
      true
    case .duplicate, .captiveDependency, .idleOverride, .idleDecorator,
      .idleCloseHook, .idleEagerModule, .unclearName, .failure, .emptyModule, .unreadableRecords:
      false
    }
  }
}
