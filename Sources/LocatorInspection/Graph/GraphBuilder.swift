import Locator
import _LocatorRecords

/// Builds the graph of a container.
struct GraphBuilder {
  private var nodes: [ContainerGraph.Node] = []
  private var edges: [ContainerGraph.Edge] = []

  /// The nodes of modules, by slot.
  private var modules: [ObjectIdentifier: Int] = [:]

  /// The nodes of modules, by the site that an observer reports.
  private var sites: [ReadRecorder.Site: Int] = [:]

  /// The nodes of modules, by the type of their value, to find the node of a type that has injected properties.
  private var makers: [KeyIdentity: Int] = [:]

  /// The nodes of unbound keys.
  private var missing: [ObjectIdentifier: Int] = [:]

  /// Returns the graph of a container and its parents, with edges for undeclared reads.
  static func graph(of container: Container, reads: Set<ReadRecorder.Read> = []) -> ContainerGraph {
    var builder = Self()
    let ancestry = container.ancestry.compactMap(\.checkable)
    let blueprints = ancestry.flatMap(\.blueprintContainers)
    for container in ancestry + blueprints {
      for (position, slot) in container.allSlots.enumerated() {
        builder.add(
          slot, of: container.declarations.modules[position].assembly, in: container,
          isOfBlueprint: blueprints.contains { $0 === container }
        )
      }
    }
    for container in ancestry + blueprints { builder.connectModules(of: container) }
    if let container = ancestry.last { builder.addProperties(in: [container] + blueprints) }
    builder.add(reads)
    return ContainerGraph(nodes: builder.nodes, edges: builder.edges)
  }

  /// Adds a module, and the assembly that contains it, if any.
  private mutating func add(
    _ slot: Slot, of assembly: Any.Type?, in container: Container, isOfBlueprint: Bool
  ) {
    let definition = slot.definition
    modules[ObjectIdentifier(slot)] = nodes.count
    sites[ReadRecorder.Site(definition)] = nodes.count
    let maker = KeyIdentity(definition.isOfMembers ? definition.key : definition.value)
    makers[maker] = makers[maker] ?? nodes.count
    nodes.append(
      ContainerGraph.Node(
        id: nodes.count, kind: definition.isOfMembers ? .members : .module,
        title: "\(definition.key)", value: definition.isOfMembers ? nil : "\(definition.value)",
        scope: definition.scopeInGraph, isOnMainActor: definition.isolation != .none,
        name: definition.name, location: definition.location.description,
        assembly: assembly.map { String(describing: $0) },
        blueprint: isOfBlueprint ? container.location.description : nil,
        hasResolver: container.needs(of: slot).contains { $0.kind == .unknown }
      )
    )
  }

  /// Adds a node that isn't a module, and returns its index.
  private mutating func add(_ kind: ContainerGraph.Kind, _ title: String) -> Int {
    nodes.append(
      ContainerGraph.Node(
        id: nodes.count, kind: kind, title: title, value: nil, scope: nil, isOnMainActor: false,
        name: nil, location: nil, assembly: nil, blueprint: nil, hasResolver: false
      )
    )
    return nodes.count - 1
  }

  /// Adds an edge for each need of the container's modules.
  private mutating func connectModules(of container: Container) {
    for slot in container.allSlots {
      guard let from = modules[ObjectIdentifier(slot)] else { continue }
      for need in container.declarations.needsOfFactory(of: slot.definition) {
        connect(from, .declared, InjectedKey(need), in: container)
      }
      for need in slot.definition.hookNeeds {
        connect(from, .hook, InjectedKey(need), in: container)
      }
    }
  }

  /// Adds an edge from a module to each module that satisfies the need, or to a missing node.
  private mutating func connect(
    _ from: Int, _ origin: ContainerGraph.Origin, _ need: InjectedKey, in container: Container
  ) {
    let answers = container.matches(of: need).compactMap { modules[ObjectIdentifier($0)] }
    for to in answers { connect(from, to, origin, need) }
    if answers.isEmpty, need.kind == .required, !(need.key is any DefaultInjectionKey.Type) {
      connect(from, node(ofMissing: need.key), origin, need)
    }
  }

  /// Adds the properties that inject a key, sorted by name, for the first of the containers that binds the key.
  private mutating func addProperties(in containers: [Container]) {
    func matches(_ need: InjectedKey) -> [Slot] {
      containers.lazy.map { $0.matches(of: need) }.first { !$0.isEmpty } ?? []
    }
    let properties = (ProgramRecords.read()?.properties ?? []).compactMap { property in
      property.dependency.map { (property: property, need: $0) }
    }
    .filter { !matches($0.need).isEmpty }
    .sorted { $0.property.title < $1.property.title }
    var owners: [ContextDescriptor?: Int] = [:]
    for (property, need) in properties {
      let maker = property.owner.flatMap { $0.isGeneric ? nil : makers[KeyIdentity($0)] }
      let from = maker ?? owners[property.owner] ?? add(.type, property.owner?.name ?? "?")
      owners[property.owner] = from
      for slot in matches(need) {
        guard let to = modules[ObjectIdentifier(slot)] else { continue }
        connect(from, to, .injected(property.field.name), need)
      }
    }
  }

  /// Adds an edge for each undeclared read, in the order of the nodes.
  private mutating func add(_ reads: Set<ReadRecorder.Read>) {
    let known = Set(edges.map { [$0.from, $0.to] })
    let seen = reads.compactMap { read -> [Int]? in
      guard let from = sites[read.reader], let to = sites[read.read] else { return nil }
      return known.contains([from, to]) ? nil : [from, to]
    }
    edges += seen.sorted { $0.lexicographicallyPrecedes($1) }.map { path in
      ContainerGraph.Edge(from: path[0], to: path[1], origin: .observed, isDeferred: false)
    }
  }

  private mutating func connect(
    _ from: Int, _ to: Int, _ origin: ContainerGraph.Origin, _ need: InjectedKey
  ) {
    var isDeferred = need.isDeferred
    // A property resolves its key on first read.
    if case .injected = origin { isDeferred = true }
    edges.append(ContainerGraph.Edge(from: from, to: to, origin: origin, isDeferred: isDeferred))
  }

  /// The node of an unbound key, added on first use.
  private mutating func node(ofMissing key: Any.Type) -> Int {
    if let known = missing[ObjectIdentifier(key)] { return known }
    let node = add(.missing, "\(key)")
    missing[ObjectIdentifier(key)] = node
    return node
  }
}

extension Definition {
  /// The name of the module's scope, if it has one.
  fileprivate var scopeInGraph: String? {
    if isOfMembers { return nil }
    return isGiven ? "given" : lifetime.name
  }
}
