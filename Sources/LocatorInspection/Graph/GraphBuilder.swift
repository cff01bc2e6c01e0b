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

  /// Returns the graph of a container, its parents and children of it, with edges for undeclared reads.
  static func graph(
    of container: Container, children: [Container] = [], reads: Set<ReadRecorder.Read> = []
  ) -> ContainerGraph {
    var builder = Self()
    // A copy stands for a container with problems, so there must be one of each.
    var copies: [ObjectIdentifier: Container] = [:]
    let inner = [container] + children
    let containers = inner.flatMap(\.ancestry).compactMap { container -> Container? in
      guard copies[ObjectIdentifier(container)] == nil else { return nil }
      copies[ObjectIdentifier(container)] = container.checkable
      return copies[ObjectIdentifier(container)]
    }
    let blueprints = containers.flatMap(\.blueprintContainers)
    for container in containers + blueprints {
      for (position, slot) in container.allSlots.enumerated() {
        builder.add(
          slot, of: container.declarations.modules[position].assembly, in: container,
          isOfBlueprint: blueprints.contains { $0 === container }
        )
      }
    }
    for container in containers + blueprints { builder.connectModules(of: container) }
    builder.addProperties(in: inner.compactMap { copies[ObjectIdentifier($0)] } + blueprints)
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
    let isOfMembers = definition.isOfMembers
    let location = container.location.description
    nodes.append(
      ContainerGraph.Node(
        id: nodes.count, kind: isOfMembers ? .members : .module, title: "\(definition.key)",
        value: isOfMembers ? nil : "\(definition.value)", scope: definition.scopeInGraph,
        arguments: definition.arguments == Void.self ? nil : "\(definition.arguments)",
        failure: definition.failure == Never.self ? nil : "\(definition.failure)",
        isOnMainActor: definition.isolation != .none, isAsynchronous: definition.isAsynchronous,
        isEager: definition.isEager, name: definition.name,
        location: definition.location.description,
        assembly: assembly.map { String(describing: $0) },
        blueprint: isOfBlueprint ? location : nil, container: isOfBlueprint ? nil : location,
        shadows: container.shadowed(by: definition).flatMap { modules[ObjectIdentifier($0)] },
        decorators: container.declarations.decorators(of: definition).map(\.location.description),
        hooks: definition.hooksInGraph,
        hasResolver: container.needs(of: slot).contains { $0.kind == .unknown }
      )
    )
  }

  /// Adds a node that isn't a module, and returns its index.
  private mutating func add(_ kind: ContainerGraph.Kind, _ title: String) -> Int {
    nodes.append(
      ContainerGraph.Node(
        id: nodes.count, kind: kind, title: title, value: nil, scope: nil, arguments: nil,
        failure: nil, isOnMainActor: false, isAsynchronous: false, isEager: false, name: nil,
        location: nil, assembly: nil, blueprint: nil, container: nil, shadows: nil,
        decorators: [], hooks: [], hasResolver: false
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
    let isRequired = need.kind == .required || need.kind == .named
    if answers.isEmpty, isRequired, !(need.key is any DefaultInjectionKey.Type) {
      connect(from, node(ofMissing: need.key), origin, need)
    }
  }

  /// Adds the properties that inject a key, sorted by name, for the first of the containers that binds the key.
  private mutating func addProperties(in containers: [Container]) {
    func matches(_ need: InjectedKey) -> [Slot] {
      containers.lazy.map { $0.matches(of: need) }.first { !$0.isEmpty } ?? []
    }
    let properties = (ProgramRecords.read()?.properties ?? []).compactMap { property in
      property.dependency.map { (property: property, title: property.title, need: $0) }
    }
    .filter { !matches($0.need).isEmpty }
    .sorted { $0.title < $1.title }
    var owners: [ContextDescriptor?: Int] = [:]
    for (property, _, need) in properties {
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

  /// The hooks, with their places as far as they are known.
  fileprivate var hooksInGraph: [String] {
    createHooks.map { "onCreate (\($0.location))" } + closeHooks.map { _ in "onClose" }
  }
}

extension Container {
  /// The module of the nearest parent in whose place a module of this container is read.
  fileprivate func shadowed(by definition: Definition) -> Slot? {
    guard let parent else { return nil }
    guard let position = parent.declarations.position(as: definition) else {
      return parent.shadowed(by: definition)
    }
    return parent.allSlots[position]
  }
}
