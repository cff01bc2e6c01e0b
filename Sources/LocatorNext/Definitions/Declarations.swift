/// The modules of a container, or of all containers of a blueprint, and how to find them.
package final class Declarations: Sendable {
  /// The modules that count, in their order.
  package let definitions: [Definition]

  /// The assembly that lists each module, if it is one.
  package let assemblies: [Any.Type?]

  /// The assemblies to notify.
  let included: [IncludedAssembly]

  /// The container whose modules are seen, too, if it lives: a container retains it, and a blueprint may not.
  package weak let parent: Container?

  /// The positions of the modules that are found by their key.
  let table: KeyTable

  /// The positions of the modules of each key that are found by a name or in a list.
  let others: [ObjectIdentifier: [Int]]

  /// The positions of the members of classes.
  let members: [ObjectIdentifier: Int]

  /// The decorators of each key, in their order.
  let decorators: [ObjectIdentifier: [DecoratorDefinition]]

  /// The modules that bind what another one binds, and don't say that they override it.
  let duplicates: [(later: Definition, earlier: Definition)]

  /// The modules that say that they override something, and don't.
  let idleOverrides: [Definition]

  convenience init(_ list: [AnyModule], parent: Container?) {
    self.init(FlatList([], list), parent: parent)
  }

  init(_ list: FlatList, parent: Container?) {
    var table = KeyTable(capacity: list.modules.count)
    var names: [Name: Int] = [:]
    var others: [ObjectIdentifier: [Int]] = [:]
    var members: [ObjectIdentifier: Int] = [:]
    var duplicates: [(later: Definition, earlier: Definition)] = []
    var idleOverrides: [Definition] = []
    let effective = Self.effective(list.modules)
    var definitions: [Definition] = []
    definitions.reserveCapacity(list.modules.count)
    var assemblies: [Any.Type?] = []
    for (index, definition) in list.modules.enumerated() {
      let (isOverridden, overridden) = effective?[index] ?? (false, nil)
      let position = definitions.count
      let key = ObjectIdentifier(definition.key)
      let earlier: Int
      switch definition.foundBy {
      case .key: earlier = table[definition.key]
      case .name(let name): earlier = names[Name(key: key, name: name)] ?? -1
      case .list: earlier = -1
      case .object: earlier = members[key] ?? -1
      }
      if earlier >= 0 { duplicates.append((definition, definitions[earlier])) }
      if !definition.isPlain, definition.extras.isOverriding, overridden == nil, earlier < 0,
        parent?.binds(definition) != true
      {
        idleOverrides.append(definition)
      }
      guard !isOverridden, earlier < 0 else { continue }
      switch definition.foundBy {
      case .key: table[definition.key] = position
      case .name(let name):
        names[Name(key: key, name: name)] = position
        others[key, default: []].append(position)
      case .list: others[key, default: []].append(position)
      case .object: members[key] = position
      }
      definitions.append(definition)
      assemblies.append(list.assemblies[index])
    }
    self.definitions = definitions
    self.assemblies = assemblies
    included = list.included
    self.parent = parent
    self.table = table
    self.others = others
    self.members = members
    self.duplicates = duplicates
    self.idleOverrides = idleOverrides
    var decorators: [ObjectIdentifier: [DecoratorDefinition]] = [:]
    for decorator in list.decorators {
      decorators[ObjectIdentifier(decorator.key), default: []].append(decorator)
    }
    self.decorators = decorators
  }

  /// What a module with a name is found by.
  private struct Name: Hashable {
    let key: ObjectIdentifier
    let name: String
  }

  /// Returns for each module whether a later one overrides it, and the one that it overrides, or `nil` if no module
  /// says that it overrides another one.
  private static func effective(
    _ modules: [Definition]
  ) -> [(isOverridden: Bool, overridden: Int?)]? {
    guard modules.contains(where: { !$0.isPlain && $0.extras.isOverriding }) else { return nil }
    var result = modules.map { _ in (isOverridden: false, overridden: Int?.none) }
    var last: [Name: Int] = [:]
    for (index, module) in modules.enumerated() {
      let name: String
      switch module.foundBy {
      case .key: name = ""
      case .name(let text): name = "named \(text)"
      case .list: continue
      case .object: name = "members"
      }
      let place = Name(key: ObjectIdentifier(module.key), name: name)
      if module.extras.isOverriding, let earlier = last[place] {
        result[earlier].isOverridden = true
        result[index].overridden = earlier
      }
      last[place] = index
    }
    return result
  }
}

// MARK: - What a module needs

extension Declarations {
  /// The number of modules.
  var count: Int { definitions.count }

  subscript(position: Int) -> Definition { definitions[position] }

  /// Returns the decorators of a module.
  func decorators(of definition: Definition) -> [DecoratorDefinition] {
    decorators.isEmpty || definition.isOfMembers
      ? [] : decorators[ObjectIdentifier(definition.key)] ?? []
  }

  /// Returns what making an instance of a module needs, without its hooks.
  package func needsOfFactory(of definition: Definition) -> [KeyDependency] {
    let decorators = decorators(of: definition)
    return decorators.isEmpty ? definition.needs : definition.needs + decorators.flatMap(\.needs)
  }

  /// The module that meets a need: one of these, or one that a parent has.
  enum Match {
    case here(Int)
    case inherited(Slot)
  }

  /// Returns the module that a plain read of a key finds.
  func match(of key: Any.Type) -> Match? {
    let position = table[key]
    return position >= 0 ? .here(position) : parent?.slot(for: key).map(Match.inherited)
  }

  /// Returns the modules that meet a need.
  func matches(of need: KeyDependency) -> [Match] {
    switch need.kind {
    case .required, .optional: match(of: need.key).map { [$0] } ?? []
    case .all:
      (parent?.slots(ofAll: need.key, shadowedBy: self) ?? []).map(Match.inherited)
        + positions(ofAll: need.key).map(Match.here)
    case .unknown: []
    }
  }

  /// Returns the positions of all modules of a key, in their order.
  func positions(ofAll key: Any.Type) -> [Int] {
    let plain = table[key]
    let others = others.isEmpty ? [] : others[ObjectIdentifier(key)] ?? []
    if plain < 0 { return others }
    if others.isEmpty { return [plain] }
    return (others + [plain]).sorted()
  }

  /// Returns the position of the module of a key with a name.
  func position(of key: Any.Type, named name: String) -> Int? {
    guard !others.isEmpty else { return nil }
    return others[ObjectIdentifier(key)]?.first { definitions[$0].name == name }
  }

  /// Whether a module shadows one of a parent in lists.
  func shadows(_ inherited: Definition) -> Bool {
    switch inherited.foundBy {
    case .key: table[inherited.key] >= 0
    case .name(let name): position(of: inherited.key, named: name) != nil
    case .list, .object: false
    }
  }

  /// The keys that these modules and those of the parents bind, for the advice of messages.
  var boundKeys: [NearestKeys.Candidate] {
    definitions.filter { !$0.isOfMembers }.map { ($0.key, $0.location) }
      + (parent?.declarations.boundKeys ?? [])
  }
}
