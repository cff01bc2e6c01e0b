/// The modules that a container declares, before it makes slots of them.
package final class Declarations: Sendable {
  /// The modules and members, in order, without decorators.
  ///
  /// The modules of an assembly that counts once are among them once.
  let modules: [ModuleDefinition]

  /// The parent, whose modules are visible, too.
  let parent: Container?

  /// The watch of the container, if it belongs to a test.
  let watch: EscapeWatch?

  /// The positions of the modules in effect: those that no later module overrides.
  let positions: [Int]

  /// The assemblies that list the modules in effect.
  let assemblies: AssemblyRuns

  /// The assemblies, with or without modules, each after those that it includes.
  let included: [IncludedAssembly]

  /// The modules that bind the same as an earlier one without overriding it, each with the earlier one.
  let collisions: [(later: Int, earlier: Int)]

  /// The positions of modules that override nothing.
  let unmatchedOverrides: [Int]

  /// The position of the module that a plain read of a key finds.
  let plain: KeyTable<Int?>

  /// The positions of the other modules of a key: those with a name, and those that are only in the list.
  let others: [ObjectIdentifier: [Int]]

  /// The decorators whose key no module here binds.
  let unmatchedDecorators: [DecoratorDefinition]

  package init(_ listed: [AnyModule], parent: Container?, watch: EscapeWatch? = nil) {
    var others: [ObjectIdentifier: [Int]] = [:]
    var names: [String: Int] = [:]
    var members: [ObjectIdentifier: Int] = [:]
    var collisions: [(later: Int, earlier: Int)] = []
    var unmatchedOverrides: [Int] = []
    // Whether a later module replaces each module, by position; empty if none is replaced.
    var isReplaced: [Bool] = []
    let listed = FlattenedModules(listed)
    let (modules, unmatchedDecorators) = Self.decorated(listed)
    var plain = KeyTable<Int?>(capacity: modules.count, spare: modules.count + 1)
    for position in modules.indices {
      let key = modules[position].key
      let identity = ObjectIdentifier(key)
      let foundBy = modules[position].foundBy
      let earlier: Int? =
        switch foundBy {
        case .key: plain[key]
        case .name(let name): names[Self.unique(name, of: identity)]
        case .list: nil
        case .object: members[identity]
        }
      switch (earlier, modules[position].extras?.isOverriding == true) {
      case (let earlier?, false):
        collisions.append((later: position, earlier: earlier))
        continue
      case (let earlier?, true):
        if isReplaced.isEmpty { isReplaced = Array(repeating: false, count: modules.count) }
        isReplaced[earlier] = true
      case (nil, true) where parent?.binds(modules[position]) != true:
        unmatchedOverrides.append(position)
      case (nil, _):
        break
      }
      switch foundBy {
      case .key: plain[key] = position
      case .name(let name):
        names[Self.unique(name, of: identity)] = position
        others[identity, default: []].append(position)
      case .list: others[identity, default: []].append(position)
      case .object: members[identity] = position
      }
    }
    self.modules = modules
    included = listed.included
    self.unmatchedDecorators = unmatchedDecorators
    self.parent = parent
    self.watch = watch
    self.plain = plain
    self.others =
      isReplaced.isEmpty ? others : others.mapValues { $0.filter { !isReplaced[$0] } }
    self.collisions = collisions
    self.unmatchedOverrides = unmatchedOverrides
    positions =
      isReplaced.isEmpty ? Array(modules.indices) : modules.indices.filter { !isReplaced[$0] }
    assemblies = isReplaced.isEmpty ? listed.assemblies : listed.assemblies.without(isReplaced)
  }

  /// A text that tells the name of a module from those of other keys' modules.
  private static func unique(_ name: String, of key: ObjectIdentifier) -> String {
    "\(UInt(bitPattern: key)) \(name)"
  }

  /// The modules in effect.
  package var effective: [ModuleDefinition] { positions.map { self[$0] } }

  /// Returns the module that has a problem, if it is one of a module.
  package func module(of problem: Problem) -> ModuleDefinition? {
    modules.indices.contains(problem.position) ? modules[problem.position] : nil
  }

  /// The module at a position.
  subscript(position: Int) -> ModuleDefinition { modules[position] }

  /// Returns the modules with their decorators, and the decorators that have no module.
  private static func decorated(
    _ listed: borrowing FlattenedModules
  ) -> ([ModuleDefinition], unmatched: [DecoratorDefinition]) {
    guard !listed.decorators.isEmpty else { return (listed.modules, []) }
    let decorators = listed.decorators
    var positions: [ObjectIdentifier: [Int]] = [:]
    for position in decorators.indices {
      positions[ObjectIdentifier(decorators[position].key), default: []].append(position)
    }
    var isMatched = Array(repeating: false, count: decorators.count)
    let decorated = listed.modules.map { module in
      guard !module.isOfMembers, let own = positions[ObjectIdentifier(module.key)] else {
        return module
      }
      for position in own { isMatched[position] = true }
      return module.decorated(with: own.map { decorators[$0] })
    }
    return (decorated, decorators.indices.filter { !isMatched[$0] }.map { decorators[$0] })
  }
}

extension Declarations {
  /// The keys that modules bind, here or in a parent, each with the line of its module.
  var boundKeys: [(key: Any.Type, location: SourceLocation)] {
    modules.filter { !$0.isOfMembers }.map { ($0.key, $0.location) }
      + (parent?.boundKeys ?? [])
  }
}
