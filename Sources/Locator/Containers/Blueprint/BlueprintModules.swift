/// The modules of a blueprint, which its containers share.
final class BlueprintModules: Sendable {
  /// The modules, those of the given keys first.
  let definitions: [ModuleDefinition]

  /// The modules that are made when a container starts.
  let eager: [Int]

  /// The members, by class.
  let members: [ObjectIdentifier: Int]

  /// The assemblies to notify of each container.
  let included: [IncludedAssembly]

  /// Whether a module here or in a parent has the scope `.graph`.
  let hasGraphScope: Bool

  /// The positions of the modules that a read without a name finds.
  private let positions: KeyTable<Int?>

  /// The modules of each key that has named modules or modules in its list.
  private let lists: [ObjectIdentifier: List]

  /// The containers.
  let containers = BlueprintContainers()

  /// The modules of a key.
  private struct List: Sendable {
    /// Those of the parents.
    let inherited: [Slot]
    /// The positions of the blueprint's own.
    let own: [Int]
  }

  init(_ declarations: Declarations) {
    let definitions = declarations.effective
    let parent = declarations.parent
    self.definitions = definitions
    eager = definitions.indices.filter { definitions[$0].extras?.isEager == true }
    included = declarations.included
    hasGraphScope = parent?.hasGraphScope == true || definitions.contains(where: \.isOfGraph)
    var positions = KeyTable<Int?>(capacity: definitions.count, spare: definitions.count / 2 + 4)
    var members: [ObjectIdentifier: Int] = [:]
    var own: [ObjectIdentifier: [Int]] = [:]
    let inheritedLists = parent?.lists ?? [:]
    var listed: Set<ObjectIdentifier> = []
    for (position, definition) in definitions.enumerated() {
      let key = ObjectIdentifier(definition.key)
      switch definition.foundBy {
      case .object:
        members[key] = position
        continue
      case .key:
        positions[definition.key] = position
        if inheritedLists[key] != nil { listed.insert(key) }
      case .name, .list: listed.insert(key)
      }
      own[key, default: []].append(position)
    }
    self.positions = positions
    self.members = members
    var lists = inheritedLists.mapValues { List(inherited: $0.all, own: []) }
    for key in listed {
      let positions = own[key] ?? []
      let inherited = positions.first.flatMap { parent?.slots(ofAll: definitions[$0].key) } ?? []
      lists[key] = List(
        inherited: inherited.unshadowed(by: positions.map { definitions[$0] }),
        own: positions
      )
    }
    self.lists = lists
  }

  /// Whether a container has anything to do when it starts.
  var mustBeStarted: Bool { !eager.isEmpty || !included.isEmpty }

  /// Returns the position of the module that a read of a key without a name finds.
  @inline(__always)
  func position(of key: Any.Type) -> Int? { positions[key] }

  /// Returns the slots of a key that has named modules or modules in its list, in a container of the blueprint.
  func list(of key: ObjectIdentifier, in container: Container) -> SlotList? {
    lists[key].map { SlotList($0.inherited + $0.own.map(container.lazySlot)) }
  }

  /// The keys that have named modules or modules in their lists.
  var listedKeys: [ObjectIdentifier] { Array(lists.keys) }
}
