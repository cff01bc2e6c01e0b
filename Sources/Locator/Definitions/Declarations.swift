/// The modules of a container, or of all containers of a blueprint, and how to find them.
package final class Declarations: Sendable {
  /// A module, with the assembly that lists it, if one does, and the number of its list: one overrides earlier ones.
  package typealias Module = (definition: Definition, assembly: Any.Type?, list: Int)

  /// The modules that count, in their order.
  package let modules: [Module]

  let table: KeyTable

  /// The positions of the modules that aren't found by the key alone, and those of the decorators.
  private let places: [Definition.Place: [Int]]

  /// The keys whose values an instance may have from a child, computed when something asks for them.
  private let keysOfChildren = Words()

  let decorators: [Definition]
  let hasEagerModules: Bool
  let hasGraphScope: Bool

  /// The modules that override an earlier one without saying so, or that say so and override nothing.
  let faults: [(module: Definition, earlier: Definition?, position: Int)]

  init(_ listed: [Module], _ decorators: [Definition], parent: Container?) {
    var table = KeyTable(capacity: listed.count)
    // Not `[:]`, for which the runtime would look up a type each time.
    var places: [Definition.Place: [Int]] = .init()
    var faults: [(module: Definition, earlier: Definition?, position: Int)] = []
    var modules: [Module] = []
    modules.reserveCapacity(listed.count)
    for module in listed {
      let (definition, place) = (module.definition, module.definition.place)
      var earlier = place == .key ? table[definition.key] : places[place]?.first ?? -1
      if case .list = place { earlier = -1 }
      if earlier >= 0 {
        if definition.isOverriding || modules[earlier].list < module.list {
          modules[earlier] = module
        } else {
          faults.append((definition, modules[earlier].definition, earlier))
        }
        continue
      }
      if definition.isOverriding, parent?.binds(definition) != true {
        faults.append((definition, nil, modules.count))
      }
      if place == .key {
        table[definition.key] = modules.count
      } else {
        places[place, default: []].append(modules.count)
      }
      if case .name(let key, _) = place { places[.list(key), default: []].append(modules.count) }
      modules.append(module)
    }
    for (position, decorator) in decorators.enumerated() {
      places[decorator.place, default: []].append(position)
    }
    hasEagerModules = modules.contains { $0.definition.isEager }
    hasGraphScope = modules.contains { $0.definition.lifetime.isGraph }
    self.modules = modules
    self.table = table
    self.places = places
    self.faults = faults
    self.decorators = decorators
  }

  deinit { keysOfChildren.first.releaseObject() }
}

// MARK: - What a module needs

extension Declarations {
  var count: Int { modules.count }

  subscript(position: Int) -> Definition { modules[position].definition }

  package var definitions: [Definition] { modules.map(\.definition) }

  package func decorators(of definition: Definition) -> [Definition] {
    guard !decorators.isEmpty, !definition.isOfMembers else { return [] }
    return positions(.decorators(ObjectIdentifier(definition.key))).map { decorators[$0] }
  }

  /// What making an instance needs, without the hooks.
  package func needsOfFactory(of definition: Definition) -> [KeyDependency] {
    let decorators = decorators(of: definition)
    return decorators.isEmpty ? definition.needs : definition.needs + decorators.flatMap(\.needs)
  }

  /// Whether an instance of these modules may have a value from a child that binds one of the keys.
  ///
  /// Only an instance that isn't shared: it is made with what its reader's container binds.
  func takeFromChildren(_ keys: [Any.Type]) -> Bool {
    let word = keysOfChildren.first
    let known = word.object() ?? word.publish(KeySet(unsharedNeeds))
    return known.with { set in keys.contains(where: set.contains) }
  }

  private var unsharedNeeds: [KeyDependency] {
    var needs: [KeyDependency] = []
    for (definition, _, _) in modules where !definition.lifetime.isShared {
      needs += needsOfFactory(of: definition)
      needs += definition.hookNeeds
    }
    return needs
  }

  private final class KeySet: Sendable {
    private let ids: [ObjectIdentifier: Int]

    init(_ needs: [KeyDependency]) {
      var ids: [ObjectIdentifier: Int] = .init()
      for need in needs { ids[ObjectIdentifier(need.key)] = 0 }
      self.ids = ids
    }

    func contains(_ key: Any.Type) -> Bool { ids[ObjectIdentifier(key)] != nil }
  }

  /// A module that meets a need, with its position, or without one if a parent has it, and what it is declared with.
  package typealias Match = (definition: Definition, position: Int?, declarations: Declarations)

  func match(of key: Any.Type, below parent: Container?) -> Match? {
    let position = table[key]
    return position >= 0
      ? (self[position], position, self) : parent?.slot(for: key).map(Self.match)
  }

  package func matches(of need: KeyDependency, below parent: Container?) -> [Match] {
    switch need.kind {
    case .required, .optional: match(of: need.key, below: parent).map { [$0] } ?? []
    case .named:
      matches(of: KeyDependency(on: need, spelled: need.spelled, .all), below: parent)
        .filter { $0.definition.name != nil }
    case .all:
      (parent?.slots(ofAll: need.key, shadowedBy: self) ?? []).map(Self.match)
        + positions(ofAll: need.key).map { (self[$0], $0, self) }
    case .unknown: []
    }
  }

  /// Makes no slots, and stops at the first.
  func hasNamedModule(of key: Any.Type, below parent: Container?) -> Bool {
    positions(.list(ObjectIdentifier(key))).contains { self[$0].name != nil }
      || parent?.hasNamedModule(of: key) == true
  }

  private static func match(_ slot: Slot) -> Match {
    (slot.definition, nil, slot.container.declarations)
  }

  private func positions(_ place: Definition.Place) -> [Int] {
    places.isEmpty ? [] : places[place] ?? []
  }

  /// In the order of the modules.
  func positions(ofAll key: Any.Type) -> [Int] {
    let plain = table[key]
    var positions = positions(.list(ObjectIdentifier(key)))
    if plain >= 0 {
      positions.insert(plain, at: positions.firstIndex { $0 > plain } ?? positions.count)
    }
    return positions
  }

  func all(of key: Any.Type) -> [Definition] { positions(ofAll: key).map { self[$0] } }

  func position(of key: Any.Type, named name: String) -> Int? {
    positions(.name(ObjectIdentifier(key), name)).first
  }

  /// Finds the members of exactly one class, and not those of its superclasses.
  func position(ofMembers object: Any.Type) -> Int? {
    positions(.members(ObjectIdentifier(object))).first
  }

  /// Finds the module in the place of another one, which it shadows if that is a parent's.
  package func position(as other: Definition) -> Int? {
    switch other.place {
    case .key: table[other.key] >= 0 ? table[other.key] : nil
    case .list: nil
    case let place: positions(place).first
    }
  }

  /// The keys that these modules bind, for the advice of messages.
  var boundKeys: [NearestKeys.Candidate] {
    definitions.filter { !$0.isOfMembers }.map { ($0.key, $0.location) }
  }
}

struct FlatList: Sendable {
  private(set) var modules: [Declarations.Module] = []

  private(set) var decorators: [Definition] = []

  private(set) var startHooks: [StartHook] = []

  /// The assemblies that count once.
  private var known: [ObjectIdentifier: Int] = .init()

  private var (depth, listCount) = (0, 0)

  init(_ lists: [[AnyModule]]) { for list in lists { append(list) } }

  mutating func append(_ list: [AnyModule]) {
    modules.reserveCapacity(modules.count + list.count)
    add(list)
    listCount += 1
  }

  private mutating func add(_ list: [AnyModule], of assembly: Any.Type? = nil) {
    for module in list {
      switch module.entry {
      case .module(let definition):
        if case .decorator = definition.role {
          decorators.append(definition)
        } else {
          modules.append((definition.listed, assembly, listCount))
        }
      case .several(let list): add(list, of: assembly)
      case .assembly(let inclusion): add(inclusion)
      case .startHook(let hook): startHooks.append(hook)
      }
    }
  }

  private mutating func add<A: Assembly>(_ assembly: A) {
    // An assembly without stored properties lists the same modules each time.
    if MemoryLayout<A>.size == 0, known.updateValue(0, forKey: ObjectIdentifier(A.self)) != nil {
      return
    }
    if !Isolation.isUsableHere(assembly) { fatalError(Messages.isolatedAssembly(A.self)) }
    depth += 1
    if depth > 500 { fatalError(Messages.endlessAssembly(A.self)) }
    add(assembly.modules, of: A.self)
    depth -= 1
  }
}
