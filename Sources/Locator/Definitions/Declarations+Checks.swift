// What `build()` and `verify()` look for in the modules of a container. None of it runs a factory.

extension Declarations {
  /// All problems, in the order of the modules, each reported once.
  var problems: [Problem] {
    var problems: [Problem] = []
    for check in Self.checks {
      let found = check(self)()
      // Appending an empty array takes longer than most checks.
      if !found.isEmpty { problems += found }
    }
    guard !problems.isEmpty else { return [] }
    // A line that lists several modules, as in a loop, has the same problem for each.
    var messages: Set<String> = []
    // With the offsets, because `sort` isn't stable.
    return problems.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
      .filter { messages.insert($0.message).inserted }
  }

  /// The checks, in the order in which their problems are reported where a module has several.
  private static let checks: [@Sendable (Declarations) -> () -> [Problem]] = [
    duplicateModules,
    idleOverrides,
    unboundNeeds,
    needsWithArguments,
    unusedParameters,
    graphScopesWithArguments,
    idleDecorators,
    failingNeeds,
    idleCloseHooks,
    idleEagerModules,
    looseKeys,
    unclearNames,
    weakValues,
    dependencyCycles,
  ]

  /// The problems of a kind, at most one for each module.
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
  /// Two modules of the container bind a key, or a name of a key.
  private func duplicateModules() -> [Problem] {
    collisions.flatMap { collision in
      problems(.duplicate, of: [collision.later]) {
        Messages.duplicate($0, of: self[collision.earlier])
      }
    }
  }

  /// A module says `.overriding()`, and there is nothing to override.
  private func idleOverrides() -> [Problem] {
    problems(.idleOverride, of: unmatchedOverrides, Messages.idleOverride)
  }

  /// The factory has a parameter for an argument that the key doesn't have.
  ///
  /// The compiler refuses most of them. It accepts those of an asynchronous key, and of a key that can fail with three
  /// needs and more: the forms that refuse them would make every line slower to compile, and other messages worse.
  private func unusedParameters() -> [Problem] {
    problems(.unusedParameter) { definition in
      guard definition.takesArguments, !definition.isOfMembers, definition.arguments == Void.self
      else { return nil }
      return Messages.unusedParameter(definition)
    }
  }

  /// A module of the `.graph` scope takes arguments that can't be compared.
  private func graphScopesWithArguments() -> [Problem] {
    problems(.graphScopeWithArguments) { definition in
      guard case .graph = definition.lifetime, definition.takesArguments,
        !(definition.arguments is any Hashable.Type)
      else { return nil }
      return Messages.graphScopeWithArguments(definition)
    }
  }

  /// No module of the container binds the key of a decorator.
  private func idleDecorators() -> [Problem] {
    unmatchedDecorators.map { decorator in
      // After the modules: it isn't one of them.
      Problem(
        kind: .idleDecorator,
        key: decorator.key,
        position: modules.count,
        message: Messages.idleDecorator(decorator)
      )
    }
  }

  /// A module has an `onClose` hook, and the container doesn't keep its instances.
  private func idleCloseHooks() -> [Problem] {
    problems(.idleCloseHook) { definition in
      guard definition.extras?.closeHook != nil, !definition.lifetime.isKeptByContainer
      else { return nil }
      return Messages.idleCloseHook(definition)
    }
  }

  /// A module is eager, and the container doesn't keep its instances.
  private func idleEagerModules() -> [Problem] {
    problems(.idleEagerModule) { definition in
      guard definition.extras?.isEager == true, !definition.lifetime.isKeptByContainer
      else { return nil }
      return Messages.idleEagerModule(definition)
    }
  }

  /// The values of a main-actor module could leave the main actor.
  private func looseKeys() -> [Problem] {
    problems(.looseKey) { definition in
      guard case .missing = definition.isolation else { return nil }
      return Messages.looseKey(definition)
    }
  }

  /// A name is empty, isn't the only one, or is that of a module in a list.
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

  /// The values of a module of the scope `.weak` can't be objects.
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
  /// No module binds the key of a need.
  private func unboundNeeds() -> [Problem] {
    var nearest: NearestKeys?
    return problemsOfNeeds(.unboundNeed) { need, requirer in
      guard need.kind == .required, !isMet(need), !need.hasDefault else { return nil }
      let isInList = isMet(need.all)
      if nearest == nil, !isInList { nearest = NearestKeys(boundKeys) }
      return Messages.unbound(
        need,
        of: requirer,
        near: isInList ? nil : nearest?.key(near: need.key),
        isInList: isInList
      )
    }
  }

  /// The key of a need takes arguments, which only a call can pass.
  private func needsWithArguments() -> [Problem] {
    problemsOfNeeds(.needWithArguments) { need, requirer in
      guard need.isMadeAtOnce else { return nil }
      // A module of the key knows it sooner than the key.
      let takesArguments = anyDefinition(for: need)?.takesArguments ?? need.takesArguments
      return takesArguments ? Messages.needWithArguments(need, of: requirer) : nil
    }
  }

  /// A need can fail with an error that the module can't throw.
  private func failingNeeds() -> [Problem] {
    var problems: [Problem] = []
    for position in positions where !self[position].needs.isEmpty {
      let definition = self[position]
      for need in definition.needs where !definition.throwsErrors(of: need.failure) {
        problems.append(
          Problem(
            kind: .failingNeed,
            key: need.key,
            position: position,
            message: Messages.failingNeed(need, of: definition)
          )
        )
      }
    }
    return problems
  }

  /// Modules need each other, so that none of them can be made first.
  private func dependencyCycles() -> [Problem] { DependencyCycles.problems(in: self) }

  /// The problems of needs, each at the line of the module, the hook or the decorator that has it.
  private func problemsOfNeeds(
    _ kind: ProblemKind,
    _ message: (KeyDependency, Requirer) -> String?
  ) -> [Problem] {
    var problems: [Problem] = []
    // The modules of a key share its decorators.
    var decorated: Set<ObjectIdentifier> = []
    func check(_ needs: some Sequence<KeyDependency>, of requirer: Requirer, at position: Int) {
      for need in needs {
        guard let message = message(need, requirer) else { continue }
        problems.append(Problem(kind: kind, key: need.key, position: position, message: message))
      }
    }
    for position in positions where !self[position].needs.isEmpty {
      let definition = self[position]
      check(definition.ownNeeds, of: .module(definition), at: position)
      for hook in definition.createHooks {
        let location = hook.location ?? definition.location
        check(hook.needs, of: .hook(definition, location), at: position)
      }
      guard !definition.decorators.isEmpty,
        decorated.insert(ObjectIdentifier(definition.key)).inserted
      else { continue }
      for decorator in definition.decorators {
        check(decorator.needs, of: .decorator(decorator), at: position)
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
