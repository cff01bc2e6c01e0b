// The checks of `build()` and `verify()` on the modules of a container. None of them runs a factory.

extension Declarations {
  /// All problems, in the order of the modules, each reported once.
  package var problems: [Problem] {
    var problems: [Problem] = []
    for check in Self.checks {
      let found = check(self)
      // Appending an empty array takes longer than most checks.
      if !found.isEmpty { problems += found }
    }
    guard !problems.isEmpty else { return [] }
    // A line that lists several modules, as in a loop, has the same problem for each of them.
    var messages: [String: Int] = [:]
    // What isn't about a module comes last.
    var byPosition: [[Problem]] = Array(repeating: [], count: modules.count + 1)
    for problem in problems { byPosition[problem.position].append(problem) }
    return byPosition.flatMap { $0 }.filter { messages.updateValue(0, forKey: $0.message) == nil }
  }

  /// The checks, in the order in which their problems are reported if a module has several.
  private static let checks: [@Sendable (Declarations) -> [Problem]] = [
    { $0.duplicateModules() },
    { $0.idleOverrides() },
    { $0.unboundNeeds() },
    { $0.needsWithArguments() },
    { $0.unusedParameters() },
    { $0.givenArguments() },
    { $0.graphScopesWithArguments() },
    { $0.idleDecorators() },
    { $0.failingNeeds() },
    { $0.idleCloseHooks() },
    { $0.idleEagerModules() },
    { $0.nonisolatedKeys() },
    { $0.unclearNames() },
    { $0.weakValues() },
    { $0.dependencyCycles() },
  ]

  /// Returns the problems of a kind, at most one for each module.
  private func problems(
    _ kind: ProblemKind,
    of positions: [Int]? = nil,
    _ message: (ModuleDefinition) -> String?
  ) -> [Problem] {
    (positions ?? self.positions).compactMap { position in
      let definition = self[position]
      return message(definition).map {
        Problem(kind: kind, key: definition.key, position: position, message: $0)
      }
    }
  }
}

// MARK: - Modules

extension Declarations {
  /// Finds modules that bind the same key, or the same name of a key.
  private func duplicateModules() -> [Problem] {
    collisions.flatMap { collision in
      problems(.duplicate, of: [collision.later]) {
        Messages.duplicate($0, of: self[collision.earlier])
      }
    }
  }

  /// Finds modules with `.overriding()` that override nothing.
  private func idleOverrides() -> [Problem] {
    problems(.idleOverride, of: unmatchedOverrides, Messages.idleOverride)
  }

  /// Finds factories with a parameter for an argument that their key doesn't have.
  ///
  /// The compiler rejects most of them. It accepts those of an asynchronous key, and those of a throwing key with three
  /// or more needs: the forms that reject them would make every line slower to compile, and other messages worse.
  private func unusedParameters() -> [Problem] {
    problems(.unusedParameter) { definition in
      guard definition.takesArguments, !definition.isOfMembers, definition.arguments == Void.self
      else { return nil }
      return Messages.unusedParameter(definition)
    }
  }

  /// Finds keys whose values are given, although only a read can pass their arguments.
  private func givenArguments() -> [Problem] {
    problems(.givenArguments) { definition in
      guard definition.extras?.isGiven == true, definition.arguments != Void.self
      else { return nil }
      return Messages.givenWithArguments(definition)
    }
  }

  /// Finds modules of the `.graph` scope whose arguments can't be compared.
  private func graphScopesWithArguments() -> [Problem] {
    problems(.graphScopeWithArguments) { definition in
      guard case .graph = definition.lifetime, definition.takesArguments,
        !(definition.arguments is any Hashable.Type)
      else { return nil }
      return Messages.graphScopeWithArguments(definition)
    }
  }

  /// Finds decorators whose key no module of the container binds.
  private func idleDecorators() -> [Problem] {
    unmatchedDecorators.map { decorator in
      // After the modules, because it isn't one of them.
      Problem(
        kind: .idleDecorator,
        key: decorator.key,
        position: modules.count,
        message: Messages.idleDecorator(decorator)
      )
    }
  }

  /// Finds modules with an `onClose` hook whose instances the container doesn't keep.
  private func idleCloseHooks() -> [Problem] {
    problems(.idleCloseHook) { definition in
      guard definition.extras?.closeHook != nil, !definition.lifetime.isKeptByContainer
      else { return nil }
      return Messages.idleCloseHook(definition)
    }
  }

  /// Finds eager modules whose instances the container doesn't keep.
  private func idleEagerModules() -> [Problem] {
    problems(.idleEagerModule) { definition in
      guard definition.extras?.isEager == true, !definition.lifetime.isKeptByContainer
      else { return nil }
      return Messages.idleEagerModule(definition)
    }
  }

  /// Finds main-actor modules whose values could leave the main actor.
  private func nonisolatedKeys() -> [Problem] {
    problems(.looseKey) { definition in
      guard case .missing = definition.isolation else { return nil }
      return Messages.nonisolatedKey(definition)
    }
  }

  /// Finds names that are empty, not the only one of their module, or those of a module in a list.
  private func unclearNames() -> [Problem] {
    problems(.unclearName) { definition in
      guard let extras = definition.extras, let name = extras.name else { return nil }
      if let earlier = extras.earlierName {
        return Messages.severalNames(definition, earlier, name)
      }
      if extras.isInList { return Messages.nameInList(definition, name) }
      return name.isEmpty ? Messages.emptyName(definition) : nil
    }
  }

  /// Finds modules of the scope `.weak` whose values can't be objects.
  private func weakValues() -> [Problem] {
    problems(.weakValue) { definition in
      guard definition.lifetime.retention?.isWeak == true,
        !ObjectInValue.canBe(in: definition.value)
      else { return nil }
      return Messages.weakValue(definition.value, of: definition)
    }
  }
}

// MARK: - Needs

extension Declarations {
  /// Finds needs whose key is unbound.
  private func unboundNeeds() -> [Problem] { problemsOfNeeds(.unboundNeed) }

  /// Finds needs whose key takes arguments, which only a call can pass.
  private func needsWithArguments() -> [Problem] { problemsOfNeeds(.needWithArguments) }

  /// Returns a message if a need is unbound.
  private func messageIfUnbound(
    _ need: KeyDependency,
    of requirer: Requirer,
    _ nearest: inout NearestKeys?
  ) -> String? {
    guard need.kind == .required, !isMet(need), !need.hasDefault,
      !Container.hasTestValue(for: need, watchedBy: watch)
    else { return nil }
    let isInList = isMet(need.all)
    if nearest == nil, !isInList { nearest = NearestKeys(boundKeys) }
    return Messages.unbound(
      need,
      of: requirer,
      near: isInList ? nil : nearest?.key(near: need.key),
      isInList: isInList
    )
  }

  /// Returns a message if a need takes arguments.
  private func messageIfItTakesArguments(
    _ need: KeyDependency,
    of requirer: Requirer
  ) -> String? {
    guard need.isResolvedAtOnce else { return nil }
    // Read from a module of the key if there is one, which is faster than from the key.
    let takesArguments = anyDefinition(for: need)?.takesArguments ?? need.takesArguments
    return takesArguments ? Messages.needWithArguments(need, of: requirer) : nil
  }

  /// Returns a message if a need can fail with an error that its module can't throw.
  private func messageIfItFails(
    _ need: KeyDependency,
    of requirer: Requirer,
    in definition: ModuleDefinition
  ) -> String? {
    definition.throwsErrors(of: need.failure) ? nil : Messages.failingNeed(need, of: requirer)
  }

  /// Finds needs that can fail with an error that their module can't throw.
  private func failingNeeds() -> [Problem] { problemsOfNeeds(.failingNeed) }

  /// Finds modules that need each other, so that none of them can be made first.
  private func dependencyCycles() -> [Problem] { DependencyCycles.problems(in: self) }

  /// Returns the needs with one kind of problem, each at the line of the module, hook or decorator that has it.
  ///
  /// One function for all, without a closure, because the optimizer copies it for each closure.
  private func problemsOfNeeds(_ kind: ProblemKind) -> [Problem] {
    var problems: [Problem] = []
    var nearest: NearestKeys?
    // The modules of a key share its decorators, which are checked once.
    var decorated: Set<ObjectIdentifier> = []
    @inline(never)
    func check(_ needs: ArraySlice<KeyDependency>, of requirer: Requirer, at position: Int) {
      for need in needs {
        let message: String? =
          switch kind {
          case .unboundNeed: messageIfUnbound(need, of: requirer, &nearest)
          case .failingNeed: messageIfItFails(need, of: requirer, in: self[position])
          default: messageIfItTakesArguments(need, of: requirer)
          }
        guard let message else { continue }
        problems.append(Problem(kind: kind, key: need.key, position: position, message: message))
      }
    }
    for position in positions where !self[position].needs.isEmpty {
      let definition = self[position]
      check(definition.ownNeeds, of: .module(definition), at: position)
      for hook in definition.createHooks {
        let location = hook.location ?? definition.location
        check(hook.needs[...], of: .hook(definition, location), at: position)
      }
      guard !definition.decorators.isEmpty,
        decorated.insert(ObjectIdentifier(definition.key)).inserted
      else { continue }
      for decorator in definition.decorators {
        check(decorator.needs[...], of: .decorator(decorator), at: position)
      }
    }
    return problems
  }
}

extension ModuleDefinition {
  /// Whether the factory can throw errors of a type.
  fileprivate func throwsErrors(of type: any Error.Type) -> Bool {
    type == Never.self || failure == type || failure == (any Error).self
  }
}
