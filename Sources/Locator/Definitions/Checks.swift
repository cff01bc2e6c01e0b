struct Checks {
  let declarations: Declarations

  /// The watch of the test that makes the container, with whose values its keys count as bound.
  let watch: TestWatch?

  private(set) var problems: [Problem] = []

  /// Whether modules may need each other: not if each need is met by what is listed before its user.
  private var mayHaveCycles: Bool

  /// From ``DependencyGraph/lateHooks()``, or empty if there was no need to search.
  private(set) var lateHooks: [[Bool]] = []

  /// The keys with similar names, sought only if there is something to advise.
  private lazy var nearest = NearestKeys(declarations.boundKeys)

  init(of declarations: Declarations, watch: TestWatch?) {
    self.declarations = declarations
    self.watch = watch
    mayHaveCycles = !declarations.decorators.isEmpty
    for (later, earlier) in declarations.duplicates {
      report(.duplicate, Messages.duplicate(later, of: earlier), later)
    }
    for definition in declarations.idleOverrides {
      report(.idleOverride, Messages.idleOverride(definition), definition)
    }
    for (position, (definition, _)) in declarations.modules.enumerated() {
      check(definition)
      for need in definition.needs { check(need, of: definition, in: definition, at: position) }
      for hook in definition.createHooks {
        for need in hook.needs { check(need, of: hook, in: definition) }
      }
    }
    checkDecorators()
    if mayHaveCycles { checkGraph() }
    sort()
  }

  private mutating func report(_ kind: ProblemKind, _ message: String, _ module: Definition?) {
    problems.append(
      Problem(kind: kind, key: module?.key ?? Never.self, module: module, message: message)
    )
  }

  /// Brings the problems in the order of the modules, each message once.
  private mutating func sort() {
    guard problems.count > 1 else { return }
    var order: [ObjectIdentifier: Int] = [:]
    for (position, definition) in declarations.definitions.enumerated() {
      order[ObjectIdentifier(definition)] = position
    }
    for (later, earlier) in declarations.duplicates {
      order[ObjectIdentifier(later)] = order[ObjectIdentifier(earlier)]
    }
    let positions = problems.map { problem in
      problem.module.flatMap { order[ObjectIdentifier($0)] } ?? .max
    }
    let unsorted = problems
    problems = []
    for index in unsorted.indices.sorted(by: { (positions[$0], $0) < (positions[$1], $1) })
    where problems.last?.message != unsorted[index].message {
      problems.append(unsorted[index])
    }
  }
}

// MARK: - One module

extension Checks {
  private mutating func check(_ definition: Definition) {
    let lifetime = definition.lifetime
    if definition.takesArguments, !definition.isOfMembers, definition.arguments == Void.self {
      report(.unusedParameter, Messages.unusedParameter(definition), definition)
    }
    if definition.isolation == .mainActorOfNonisolatedKey {
      report(.nonisolatedKey, Messages.nonisolatedKey(definition), definition)
    }
    if lifetime.isWeak, !Box<Void>.canBeObject(definition.value) {
      report(.weakValue, Messages.weakValue(definition.value, of: definition), definition)
    }
    guard let extras = definition.extras else { return }
    if extras.isGiven, definition.arguments != Void.self {
      report(.givenArguments, Messages.givenWithArguments(definition), definition)
    }
    if !extras.closeHooks.isEmpty, !lifetime.isKeptByContainer {
      report(.idleCloseHook, Messages.idleCloseHook(definition), definition)
    }
    if extras.isEager, !lifetime.isKeptByContainer {
      report(.idleEagerModule, Messages.idleEagerModule(definition), definition)
    }
    if let name = extras.name {
      if let earlier = extras.earlierName {
        report(.unclearName, Messages.severalNames(definition, earlier, name), definition)
      } else if extras.isInList {
        report(.unclearName, Messages.nameInList(definition, name), definition)
      } else if name.isEmpty {
        report(.unclearName, Messages.emptyName(definition), definition)
      }
    }
  }

  private mutating func checkDecorators() {
    for decorator in declarations.decorators {
      guard let position = declarations.positions(ofAll: decorator.key).first else {
        problems.append(
          Problem(
            kind: .idleDecorator, key: decorator.key, module: nil,
            message: Messages.idleDecorator(decorator)
          )
        )
        continue
      }
      if decorator.isolation == .mainActorOfNonisolatedKey {
        let message = Messages.nonisolatedDecorator(decorator)
        report(.nonisolatedKey, message, declarations[position])
      }
      for need in decorator.needs { check(need, of: decorator, in: declarations[position]) }
    }
  }
}

// MARK: - What a module needs

extension Checks {
  private mutating func check(
    _ need: KeyDependency, of user: Definition, in module: Definition, at position: Int = 0
  ) {
    var problem: (ProblemKind, String)?
    let match = need.kind == .required ? declarations.match(of: need.key) : nil
    let isMet = match.map { $0.position.map { $0 < position } ?? $0.definition.lifetime.isShared }
    if isMet != true, !need.isDeferred { mayHaveCycles = true }
    if need.kind == .required, match == nil, !need.hasDefault,
      !(need.hasTestValue && Container.givesTestValues(watch))
    {
      problem = (.unboundNeed, messageIfUnbound(need, of: user))
    } else if !user.throwsErrors(of: need.failure) {
      problem = (.failingNeed, Messages.failingNeed(need, of: user))
    }
    guard let (kind, message) = problem else { return }
    problems.append(Problem(kind: kind, key: need.key, module: module, message: message))
  }

  private mutating func messageIfUnbound(_ need: KeyDependency, of user: Definition) -> String {
    let all = KeyDependency(on: need, spelled: need.spelled, .all)
    let isInList = !declarations.matches(of: all).isEmpty
    return Messages.unbound(
      need, of: user, near: isInList ? nil : nearest.key(near: need.key), isInList: isInList
    )
  }

  private mutating func checkGraph() {
    var graph = DependencyGraph(declarations)
    for cycle in graph.cycles() {
      let steps = (cycle + cycle.prefix(1)).map { Messages.Step(graph.definitions[$0]) }
      let position = cycle.first { $0 < declarations.count }
      report(.cycle, Messages.cycle(steps), position.map { declarations[$0] })
    }
    lateHooks = graph.lateHooks()
    for (position, hooks) in lateHooks.enumerated()
    where declarations[position].lifetime.isTransient {
      for (hook, isLate) in zip(declarations[position].createHooks, hooks) where isLate {
        let message = Messages.transientHook(declarations[position], hook)
        report(.transientHook, message, declarations[position])
      }
    }
  }
}
