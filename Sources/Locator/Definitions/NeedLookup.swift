/// What finds the modules of a need: a container, or the declarations of one that is about to be made.
protocol NeedLookup {
  /// A module that was found.
  associatedtype Match

  /// The module that a plain read of a key finds.
  func match(of key: Any.Type) -> Match?

  /// The modules of a key, those with names or in its list, too, parents first.
  func matches(ofAll key: Any.Type) -> [Match]
}

extension NeedLookup {
  /// Calls a closure with each module that meets a need, mostly one, so that there is no array of them.
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

  /// The modules that meet a need, here or in a parent.
  package func matches(of need: KeyDependency) -> [Slot] {
    var slots: [Slot] = []
    forEachMatch(of: need) { slots.append($0) }
    return slots
  }

  /// Whether a need has a value here: a module meets it, it has a default, or it does without.
  func hasValue(for need: KeyDependency) -> Bool {
    switch need.kind {
    case .required: isMet(need) || need.hasDefault
    case .all where need.composition == .map:
      slots(ofAll: need.key).contains { $0.definition.extras?.name != nil }
    case .all: isMet(need)
    case .optional, .unknown: true
    }
  }
}

extension Declarations: NeedLookup {
  /// A module that is declared here, or one of a parent.
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

  /// A module of the key of a need, if there is one.
  func anyDefinition(for need: KeyDependency) -> ModuleDefinition? {
    switch match(of: need.key) {
    case .here(let position): self[position]
    case .inherited(let slot): slot.definition
    case nil: others[ObjectIdentifier(need.key)]?.first.map { self[$0] }
    }
  }
}
