import Locator
import _LocatorRecords

/// Containers that are held against the records of the program.
struct Verification {
  /// The container that is asked.
  let container: Container

  /// The containers whose modules count: the outermost parent first, children last.
  let containers: [Container]

  /// What the records say, or `nil` where there are none to read.
  let records: ProgramRecords?

  /// The modules of the program that are looked at.
  let scope: VerifiedModules

  /// The keys that modules bind.
  let bound: BoundKeys

  /// The keys that may be unbound.
  let excused: Set<KeyIdentity>

  /// Reads the records, or stops the program if a child isn't one.
  init(
    _ container: Container,
    children: [Container],
    excluding exclusions: [VerificationExclusion],
    callSite: SourceLocation
  ) {
    for child in children where !child.ancestry.contains(where: { $0 === container }) {
      stop(Messages.noChild(child, of: container), at: callSite)
    }
    var containers: [Container] = []
    var seen: Set<ObjectIdentifier> = []
    for one in [container] + children {
      for ancestor in one.ancestry where seen.insert(ObjectIdentifier(ancestor)).inserted {
        containers.append(ancestor)
      }
    }
    self.container = container
    self.containers = containers
    records = ProgramRecords.read()
    bound = BoundKeys(of: containers)
    scope = VerifiedModules(excluding: exclusions, caller: callSite.module, bound: bound)
    excused = Set(
      exclusions.compactMap { exclusion in
        guard case .key(let key) = exclusion.subject else { return nil }
        return KeyIdentity(key)
      }
    )
  }

  /// What is found.
  var report: VerificationReport {
    let properties = properties
    let keys = keys
    let modules = Set(keys.map(\.module)).union(properties.map(\.module))
    return VerificationReport(
      problems: problems(properties, keys),
      notes: notes(properties, keys),
      modules: modules.sorted(),
      keyCount: keys.count,
      propertyCount: properties.count,
      location: container.location
    )
  }

  /// The properties that are looked at.
  private var properties: [InjectedProperty] {
    records?.properties.filter { scope.contains($0.module) } ?? []
  }

  /// The keys that are looked at.
  private var keys: [ContextDescriptor] {
    records?.keys.filter { scope.contains($0.module) } ?? []
  }

  /// Everything that is wrong.
  private func problems(
    _ properties: [InjectedProperty],
    _ keys: [ContextDescriptor]
  ) -> [VerificationProblem] {
    var problems =
      records == nil
      ? [VerificationProblem(.unreadableRecords, Messages.unreadableRecords)] : []
    problems += containers.flatMap(declared)
    for container in containers.compactMap(\.checkable) {
      problems += CaptiveDependencies.problems(in: container)
      problems += IsolationConflicts.problems(in: container)
    }
    problems += UnboundKeys(self, properties: properties, keys: keys).problems
    // Children may list the same modules.
    var known: Set<String> = []
    return problems.filter { known.insert($0.description).inserted }
  }

  /// What is wrong with the modules that a container declares.
  private func declared(by container: Container) -> [VerificationProblem] {
    // What a child lacks because its parent refuses to work isn't the child's problem.
    guard container.parent?.hasProblems != true else { return [] }
    return container.problems.map { problem in
      guard problem.kind == .unboundNeed, let child = bound.definition(of: KeyIdentity(problem.key))
      else {
        return VerificationProblem(problem)
      }
      return VerificationProblem(
        problem.kind,
        key: "\(problem.key)",
        problem.message + Messages.boundByChild(child)
      )
    }
  }

  /// What is to be known besides.
  private func notes(
    _ properties: [InjectedProperty],
    _ keys: [ContextDescriptor]
  ) -> [VerificationNote] {
    // Who has declared something wrong gets to know later what is in vain.
    let unreached =
      containers.contains(where: \.hasProblems)
      ? [] : UnreachedModules.definitions(in: containers, properties: properties)
    let obscure = properties.filter { $0.dependency == nil }.map(\.title).sorted()
    let generic = keys.filter(\.isGeneric).map { "'\($0.name)' (\($0.module))" }.sorted()
    let missing = (records?.modulesWithoutFields ?? []).filter(scope.contains).sorted()
    let idle = scope.idleExclusions(among: records)
    var notes: [VerificationNote] = []
    func note(_ kind: VerificationNote.Kind, _ isThere: Bool, _ text: @autoclosure () -> String) {
      if isThere { notes.append(VerificationNote(kind: kind, description: text())) }
    }
    note(.unreachedModules, records != nil && !unreached.isEmpty, Messages.unreached(unreached))
    note(.obscureProperties, !obscure.isEmpty, Messages.obscure(obscure))
    note(.genericKeys, !generic.isEmpty, Messages.genericKeys(generic))
    note(.missingRecords, !missing.isEmpty, Messages.missingRecords(missing))
    note(.idleExclusion, !idle.isEmpty, Messages.idleExclusion(idle))
    return notes
  }
}
