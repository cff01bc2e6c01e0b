/// The modules that a container declares, before it has any of them.
package final class Declarations: Sendable {
  /// The modules and members, in order, without decorators.
  ///
  /// An assembly that is included again isn't among them again.
  let modules: [Binding]

  /// The container whose modules are seen, too.
  let parent: Container?

  /// The positions of modules that the container works with: all that no other one replaces.
  let positions: [Int]

  /// The assemblies that list these.
  let assemblies: AssemblyRuns

  /// The modules that bind what an earlier one binds, without overriding it, and that earlier one.
  let collisions: [(later: Int, earlier: Int)]

  /// The modules that override nothing.
  let idleOverrides: [Int]

  /// The position of the module that a plain read of a key finds.
  private let plain: KeyTable<Int?>

  /// The positions of the other modules of a key: those with a name, and those in the list alone.
  private let others: [ObjectIdentifier: [Int]]

  /// The decorators whose key no module here binds.
  let idleDecorations: [Decoration]

  package init(_ listed: [AnyModule], parent: Container?) {
    var others: [ObjectIdentifier: [Int]] = [:]
    var names: [NamedKey: Int] = [:]
    var members: [ObjectIdentifier: Int] = [:]
    var collisions: [(later: Int, earlier: Int)] = []
    var idleOverrides: [Int] = []
    var replaced: Set<Int> = []
    let listing = Listing(listed)
    let (modules, idleDecorations) = Self.decorated(listing)
    var plain = KeyTable<Int?>(capacity: modules.count, spare: modules.count + 1)
    for position in modules.indices {
      let key = modules[position].key
      let identity = ObjectIdentifier(key)
      let designation = modules[position].designation
      let earlier: Int? =
        switch designation {
        case .key: plain[key]
        case .name(let name): names[NamedKey(key: identity, name: name)]
        case .list: nil
        case .object: members[identity]
        }
      switch (earlier, modules[position].modifiers?.isOverriding == true) {
      case (let earlier?, false):
        collisions.append((later: position, earlier: earlier))
        continue
      case (let earlier?, true):
        replaced.insert(earlier)
      case (nil, true) where parent?.binds(modules[position]) != true:
        idleOverrides.append(position)
      case (nil, _):
        break
      }
      switch designation {
      case .key: plain[key] = position
      case .name(let name):
        names[NamedKey(key: identity, name: name)] = position
        others[identity, default: []].append(position)
      case .list: others[identity, default: []].append(position)
      case .object: members[identity] = position
      }
    }
    self.modules = modules
    self.idleDecorations = idleDecorations
    self.parent = parent
    self.plain = plain
    self.others =
      replaced.isEmpty ? others : others.mapValues { $0.filter { !replaced.contains($0) } }
    self.collisions = collisions
    self.idleOverrides = idleOverrides
    positions =
      replaced.isEmpty
      ? Array(modules.indices) : modules.indices.filter { !replaced.contains($0) }
    assemblies = replaced.isEmpty ? listing.assemblies : listing.assemblies.without(replaced)
  }

  /// A name among the modules of a key.
  private struct NamedKey: Hashable {
    let key: ObjectIdentifier
    let name: String
  }

  /// The modules that the container works with.
  package var effective: [Binding] { positions.map { self[$0] } }

  /// The module at a position.
  subscript(position: Int) -> Binding { modules[position] }

  /// Everything that is wrong, in the order of the modules, and each thing once.
  var faults: [Fault] {
    var faults: [Fault] = []
    for check in Self.checks {
      let found = check(self)
      // To add nothing takes longer than most checks.
      if !found.isEmpty { faults += found }
    }
    guard !faults.isEmpty else { return [] }
    // A line that lists several modules, as in a loop, says the same of each.
    var messages: Set<String> = []
    // With the offsets, because `sort` doesn't keep the order of what is equal.
    return faults.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
      .filter { messages.insert($0.message).inserted }
  }

  /// What is looked for, in the order in which it is told where several things are wrong with a module.
  private static let checks: [@Sendable (Declarations) -> [Fault]] = [
    DuplicateModules.faults,
    IdleOverrides.faults,
    UnboundNeeds.faults,
    NeedsWithArguments.faults,
    UnusedParameters.faults,
    GraphScopeWithArguments.faults,
    IdleDecorators.faults,
    FailingNeeds.faults,
    IdleCloseHooks.faults,
    IdleEagerModules.faults,
    LooseKeys.faults,
    UnclearNames.faults,
    WeakValues.faults,
    DependencyCycles.faults,
  ]

  /// The modules with their decorators, and the decorators that have no module.
  private static func decorated(
    _ listing: borrowing Listing
  ) -> ([Binding], idle: [Decoration]) {
    guard !listing.decorations.isEmpty else { return (listing.modules, []) }
    let decorations = Dictionary(grouping: listing.decorations) { ObjectIdentifier($0.key) }
    let keys = Set(
      listing.modules.filter { !$0.isOfMembers }.map { ObjectIdentifier($0.key) }
    )
    let idle = decorations.filter { !keys.contains($0.key) }.values.flatMap { $0 }
    let decorated = listing.modules.map { module in
      let key = ObjectIdentifier(module.key)
      guard !module.isOfMembers, let own = decorations[key] else { return module }
      return module.decorated(with: own)
    }
    return (decorated, idle.sorted { $0.location.description < $1.location.description })
  }
}

extension Declarations {
  /// A module that answers a need: one that is declared here, or one of a parent.
  enum Answer {
    case here(Int)
    case inherited(Slot)
  }

  /// A module that answers a need, if there is one.
  func anyBinding(for need: Dependency) -> Binding? {
    if let position = plain[need.key] { return self[position] }
    if let slot = parent?.slot(for: need.key) { return slot.binding }
    return others[ObjectIdentifier(need.key)]?.first.map { self[$0] }
  }

  /// Whether any module answers a need.
  func isAnswered(_ need: Dependency) -> Bool {
    var hasAnswer = false
    forEachAnswer(to: need) { _ in hasAnswer = true }
    return hasAnswer
  }

  /// Looks at the modules that a need finds, mostly one, so that there is no list of them.
  func forEachAnswer(to need: Dependency, _ body: (Answer) -> Void) {
    guard need.kind == .all else {
      if let position = plain[need.key] {
        body(.here(position))
      } else if let slot = parent?.slot(for: need.key) {
        body(.inherited(slot))
      }
      return
    }
    let own = (plain[need.key].map { [$0] } ?? []) + (others[ObjectIdentifier(need.key)] ?? [])
    let inherited = parent?.slots(ofAll: need.key) ?? []
    for slot in inherited.unshadowed(by: own.map { self[$0] }) { body(.inherited(slot)) }
    for position in own { body(.here(position)) }
  }

  /// Every key that a module binds, with the line of the module.
  var boundKeys: [(key: Any.Type, location: SourceLocation)] {
    modules.filter { !$0.isOfMembers }.map { ($0.key, $0.location) }
      + (parent?.boundKeys ?? [])
  }
}

extension Container {
  /// Whether a module of the same key that is found alike, and could be overridden, is here or in a parent.
  func binds(_ binding: Binding) -> Bool {
    guard !binding.isOfMembers else { return membersSlot(of: binding.key) != nil }
    return switch binding.designation {
    case .key: slot(for: binding.key) != nil
    case .name(let name): slot(for: binding.key, named: name) != nil
    case .list, .object: false
    }
  }

  /// Every key that a module binds here or in a parent, with the line of the module.
  var boundKeys: [(key: Any.Type, location: SourceLocation)] {
    ancestry.reversed().flatMap { container in
      container.slots.map(\.binding).filter { !$0.isOfMembers }.map { ($0.key, $0.location) }
    }
  }
}
