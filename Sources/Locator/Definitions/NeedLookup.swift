/// A lookup of the modules that meet a need, in a container or in the declarations of one that isn't created yet.
protocol NeedLookup {
  /// A module that the lookup finds.
  associatedtype Match

  /// Returns the module that a read of a key without a name finds.
  func match(of key: Any.Type) -> Match?

  /// Returns the modules of a key, including those with names or in its list, parents first.
  func matches(ofAll key: Any.Type) -> [Match]
}

extension NeedLookup {
  /// Calls a closure with each module that meets a need.
  ///
  /// Usually there is one, and a closure saves the allocation of an array.
  func forEachMatch(of need: KeyDependency, _ body: (Match) -> Void) {
    switch need.kind {
    case .required, .optional:
      if let match = match(of: need.key) { body(match) }
    case .all:
      for match in matches(ofAll: need.key) { body(match) }
    case .unknown:
      break
    }
  }

  /// Whether a module meets a need.
  func isMet(_ need: KeyDependency) -> Bool {
    var isMet = false
    forEachMatch(of: need) { _ in isMet = true }
    return isMet
  }
}

extension Container: NeedLookup {
  func match(of key: Any.Type) -> Slot? { slot(for: key) }

  func matches(ofAll key: Any.Type) -> [Slot] { slots(ofAll: key) }

  /// Returns the modules that meet a need, here or in a parent.
  package func matches(of need: KeyDependency) -> [Slot] {
    var slots: [Slot] = []
    forEachMatch(of: need) { slots.append($0) }
    return slots
  }

  /// Whether a need has a value here: a module meets it, it has a default or a test value, or it doesn't require a
  /// value.
  func hasValue(for need: KeyDependency) -> Bool {
    switch need.kind {
    case .required:
      isMet(need) || need.hasDefault || Self.hasTestValue(for: need, watchedBy: watch)
    case .all where need.composition == .map:
      slots(ofAll: need.key).contains { $0.definition.extras?.name != nil }
    case .all: isMet(need)
    case .optional, .unknown: true
    }
  }
}

extension Declarations: NeedLookup {
  /// A module of these declarations, or of a parent.
  enum Match {
    case here(Int)
    case inherited(Slot)
  }

  func match(of key: Any.Type) -> Match? {
    plain[key].map(Match.here) ?? parent?.slot(for: key).map(Match.inherited)
  }

  func matches(ofAll key: Any.Type) -> [Match] {
    let own = (plain[key].map { [$0] } ?? []) + (others[ObjectIdentifier(key)] ?? [])
    let inherited = (parent?.slots(ofAll: key) ?? []).unshadowed(by: own.map { self[$0] })
    return inherited.map(Match.inherited) + own.map(Match.here)
  }

  /// Returns a module of a need's key, if there is one.
  func anyDefinition(for need: KeyDependency) -> ModuleDefinition? {
    switch match(of: need.key) {
    case .here(let position): self[position]
    case .inherited(let slot): slot.definition
    case nil: others[ObjectIdentifier(need.key)]?.first.map { self[$0] }
    }
  }
}
