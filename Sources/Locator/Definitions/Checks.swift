struct Checks {
  let declarations: Declarations
  let parent: Container?

  /// The watch of the test that makes the container, with whose values its keys count as bound.
  let watch: TestWatch?

  private(set) var problems: [Problem] = []

  /// Whether modules may need each other: not if each need is met by what is listed before its user.
  private var mayHaveCycles: Bool

  /// From ``DependencyGraph/rings()``, or none if there was no need to search.
  private(set) var rings = Rings()

  /// The keys with similar names, sought only if there is something to advise.
  private lazy var nearest = NearestKeys(declarations.boundKeys + (parent?.boundKeys ?? []))

  init(of declarations: Declarations, parent: Container?, watch: TestWatch?) {
    (self.declarations, self.parent, self.watch) = (declarations, parent, watch)
    mayHaveCycles = !declarations.decorators.isEmpty
    for (module, earlier, position) in declarations.faults {
      let message =
        earlier.map { Messages.duplicate(module, of: $0) } ?? Messages.idleOverride(module)
      report(earlier == nil ? .idleOverride : .duplicate, message, at: position, module)
    }
    for (position, (definition, _, _)) in declarations.modules.enumerated() {
      check(definition, at: position)
      for need in definition.needs { check(need, of: definition, at: position, isOfHook: false) }
      for hook in definition.createHooks {
        for need in hook.needs { check(need, of: hook, at: position) }
      }
    }
    checkDecorators()
    if mayHaveCycles { checkGraph() }
  }

  /// Adds a problem, in the order of the modules, each message once.
  @inline(never)
  private mutating func report(
    _ kind: ProblemKind, _ message: String, at position: Int?, _ module: Definition? = nil,
    key: Any.Type? = nil
  ) {
    let module = module ?? position.map { declarations[$0] }
    let position = position ?? .max
    let index = problems.lastIndex { $0.position <= position }.map { $0 + 1 } ?? 0
    if index > 0, problems[index - 1].message == message { return }
    let key = key ?? module?.key ?? Never.self
    problems.insert(
      Problem(kind: kind, key: key, module: module, message: message, position: position), at: index
    )
  }
}

// MARK: - One module

extension Checks {
  private mutating func check(_ definition: Definition, at position: Int) {
    let isKept = definition.lifetime.isKeptByContainer
    if definition.takesArguments, !definition.isOfMembers, definition.arguments == Void.self {
      report(.unusedParameter, Messages.unusedParameter(definition), at: position)
    }
    if definition.isolation == .mainActorOfNonisolatedKey {
      report(.nonisolatedKey, Messages.nonisolatedKey(definition), at: position)
    }
    if definition.lifetime.isWeak, !Box<Void>.canBeObject(definition.value) {
      report(.weakValue, Messages.weakValue(definition.value, of: definition), at: position)
    }
    guard let extras = definition.extras else { return }
    if definition.isGiven, definition.arguments != Void.self {
      report(.givenArguments, Messages.givenWithArguments(definition), at: position)
    }
    if !definition.closeHooks.isEmpty, !isKept {
      report(.idleCloseHook, Messages.notKept(definition, ".onClose"), at: position)
    }
    if extras.isEager, !isKept {
      report(.idleEagerModule, Messages.notKept(definition, ".eager()"), at: position)
    }
    if let message = Messages.unclearName(of: definition, extras) {
      report(.unclearName, message, at: position)
    }
  }

  private mutating func checkDecorators() {
    for decorator in declarations.decorators {
      guard let position = declarations.positions(ofAll: decorator.key).first else {
        report(.idleDecorator, Messages.idleDecorator(decorator), at: nil, key: decorator.key)
        continue
      }
      if decorator.isolation == .mainActorOfNonisolatedKey {
        report(.nonisolatedKey, Messages.nonisolatedDecorator(decorator), at: position)
      }
      for need in decorator.needs { check(need, of: decorator, at: position) }
    }
  }
}

// MARK: - What a module needs

extension Checks {
  @inline(never)
  private mutating func check(
    _ need: KeyDependency, of user: Definition, at position: Int, isOfHook: Bool = true
  ) {
    let match = need.kind == .required ? declarations.match(of: need.key, below: parent) : nil
    let isMet = match.map {
      $0.position.map { $0 < position && !isOfHook } ?? $0.definition.lifetime.isShared
    }
    if isMet != true, !need.isDeferred { mayHaveCycles = true }
    var problem: (ProblemKind, String)?
    if need.kind == .required, match == nil, !need.hasDefault,
      !(need.hasTestValue && Container.givesTestValues(watch))
    {
      problem = (.unboundNeed, messageIfUnbound(need, of: user))
    } else if need.kind == .named, !declarations.hasNamedModule(of: need.key, below: parent) {
      problem = (.unboundNeed, Messages.unnamed(need, of: user))
    } else if !user.throwsErrors(of: need.failure) {
      problem = (.failingNeed, Messages.failingNeed(need, of: user))
    }
    guard let (kind, message) = problem else { return }
    report(kind, message, at: position, key: need.key)
  }

  private mutating func messageIfUnbound(_ need: KeyDependency, of user: Definition) -> String {
    let all = KeyDependency(on: need, spelled: need.spelled, .all)
    let isInList = !declarations.matches(of: all, below: parent).isEmpty
    return Messages.unbound(
      need, of: user, near: isInList ? nil : nearest.key(near: need.key), isInList: isInList
    )
  }

  private mutating func checkGraph() {
    var graph = DependencyGraph(declarations, below: parent)
    for cycle in graph.cycles() {
      let steps = (cycle + [cycle[0]]).map { Messages.Step(graph.definitions[$0]) }
      report(.cycle, Messages.cycle(steps), at: cycle.first { $0 < declarations.count })
    }
    rings = graph.rings()
    for (position, (definition, _, _)) in declarations.modules.enumerated()
    where definition.lifetime.isTransient {
      for (hook, isLate) in zip(definition.createHooks, rings.lateHooks(of: definition))
      where isLate {
        report(.transientHook, Messages.transientHook(definition, hook), at: position)
      }
    }
  }
}
