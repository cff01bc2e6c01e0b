import Locator
import _LocatorRecords

/// The check of a container and its children against the records of the program.
struct Verification {
  /// The container to verify.
  let container: Container

  /// The container, its children and their parents: the outermost parent first, children last.
  let containers: [Container]

  /// The records of the program, or `nil` if they can't be read on this platform.
  let records: ProgramRecords?

  /// The Swift modules to verify.
  let scope: VerifiedModules

  /// The keys that the containers bind.
  let bound: BoundKeys

  /// The keys that may be unbound.
  let excused: Set<KeyIdentity>

  /// Reads the records, or stops the program if one of the children isn't a child of the container.
  init(
    _ container: Container, children: [Container], only subjects: [VerificationSubject],
    excluding exclusions: [VerificationSubject], callSite: SourceLocation
  ) {
    for child in children where !child.ancestry.contains(where: { $0 === container }) {
      stop(Messages.noChild(child, of: container), at: callSite)
    }
    var containers: [Container] = []
    var seen: Set<ObjectIdentifier> = []
    let given = [container] + children
    let ancestry = given.flatMap(\.ancestry)
    // Each other blueprint is verified by a container to which no values are given.
    let blueprints = ancestry.flatMap(\.blueprintContainers).filter { prototype in
      !ancestry.contains { $0.declarations === prototype.declarations }
    }
    for one in given + blueprints {
      for ancestor in one.ancestry where seen.insert(ObjectIdentifier(ancestor)).inserted {
        containers.append(ancestor)
      }
    }
    self.container = container
    self.containers = containers
    records = ProgramRecords.read()
    bound = BoundKeys(of: containers)
    scope = VerifiedModules(
      only: subjects, excluding: exclusions, caller: callSite.module, bound: bound)
    excused = exclusions.keys
  }

  /// The result of the check.
  var report: VerificationReport {
    let properties = properties
    let keys = keys
    let modules = Set(keys.map(\.module)).union(properties.map(\.module))
    let unbound = UnboundKeys(self, properties: properties, keys: keys)
    return VerificationReport(
      problems: problems(unbound), notes: notes(properties, keys, unbound),
      modules: modules.sorted(), keyCount: keys.count, propertyCount: properties.count,
      location: container.location
    )
  }

  /// The keys that properties inject and that nothing answers in a test, each with its properties.
  func unanswered(givesTestValues: Bool) -> [(key: String, properties: [String])] {
    UnboundKeys(self, properties: properties, keys: []).unanswered(givesTestValues: givesTestValues)
  }

  /// The types with properties whose keys are unbound.
  var ownersOfUnboundKeys: Set<ContextDescriptor> {
    UnboundKeys(self, properties: properties, keys: []).owners
  }

  /// The properties in the verified Swift modules.
  private var properties: [InjectedProperty] {
    records?.properties.filter { property in
      guard let key = property.dependency?.key else { return scope.contains(property.module) }
      return scope.contains(KeyIdentity(key), of: property.module)
    } ?? []
  }

  /// The keys in the verified Swift modules.
  private var keys: [ContextDescriptor] {
    records?.keys.filter { scope.contains(KeyIdentity($0), of: $0.module) } ?? []
  }

  /// All problems, in a stable order.
  private func problems(_ unbound: UnboundKeys) -> [VerificationProblem] {
    var problems =
      records == nil
      ? [VerificationProblem(.unreadableRecords, Messages.unreadableRecords)] : []
    problems += scope.emptyModules(among: records).verified.map {
      VerificationProblem(.emptyModule, Messages.emptyModule($0, container: container.location))
    }
    problems += containers.flatMap(declared)
    for container in containers.compactMap(\.checkable) {
      problems += CaptiveDependencies.problems(in: container)
    }
    problems += unbound.problems
    // Two children may contain the same modules, and report the same problems.
    var known: Set<String> = []
    return problems.filter { known.insert($0.description).inserted }
  }

  /// The problems that the container's declarations have.
  private func declared(by container: Container) -> [VerificationProblem] {
    // If the parent is invalid, the child can't resolve the parent's keys either, which isn't the child's problem.
    guard container.parent?.hasProblems != true else { return [] }
    return container.problemsOfProgram.map { problem in
      // A key that is needed by a name may have a module here, without one.
      let own = container.ancestry.flatMap(\.declared)
      guard problem.kind == .unboundNeed, !own.contains(where: { $0.key == problem.key }),
        let child = bound.definition(of: KeyIdentity(problem.key))
      else {
        return VerificationProblem(problem)
      }
      return VerificationProblem(
        problem.kind, key: "\(problem.key)", problem.message + Messages.boundByChild(child)
      )
    }
  }

  /// Findings that aren't problems.
  private func notes(
    _ properties: [InjectedProperty], _ keys: [ContextDescriptor], _ unbound: UnboundKeys
  ) -> [VerificationNote] {
    // Invalid declarations come first: they may be the reason why a module is unreached. So may be a property that
    // isn't verified.
    let unreached =
      scope.isNamed || containers.contains(where: \.hasProblems)
      ? [] : UnreachedModules.definitions(in: containers, properties: properties)
    let obscure = properties.filter { $0.dependency == nil }.map(\.title).sorted()
    let generic = keys.filter(\.isGeneric).map { "'\($0.name)' (\($0.module))" }.sorted()
    let missing = (records?.modulesWithoutFields ?? []).filter(scope.contains).sorted()
    let idle = scope.emptyModules(among: records).excluded
    return [
      VerificationNote(
        .unreachedModules, .unreached,
        records == nil ? [] : unreached.map { Messages.Step($0).description }
      ),
      VerificationNote(.graphProperties, .graphProperties, graphProperties(among: properties)),
      VerificationNote(.unboundTestKeys, .onlyForTests, unbound.onlyForTests),
      VerificationNote(.obscureProperties, .obscure, obscure),
      VerificationNote(.genericKeys, .genericKeys, generic),
      VerificationNote(.missingRecords, .missingRecords, missing),
      VerificationNote(.idleSubject, .idleSubject, idle),
    ].compactMap { $0 }
  }

  /// Returns the properties that inject a key of the scope `.graph` directly, sorted by name.
  private func graphProperties(among properties: [InjectedProperty]) -> [String] {
    let keys = Set(
      containers.flatMap(\.declared).filter(\.lifetime.isGraph).map { KeyIdentity($0.key) }
    )
    guard !keys.isEmpty else { return [] }
    return properties.filter { property in
      guard let need = property.dependency, !need.isDeferred else { return false }
      return keys.contains(KeyIdentity(need.key))
    }
    .map(\.title).sorted()
  }
}
