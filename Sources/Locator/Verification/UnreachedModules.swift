/// The modules that nobody reads as far as the records show.
enum UnreachedModules {
  /// The modules of containers that no property leads to, in the order of their declaration.
  static func bindings(in containers: [Container], properties: [InjectedProperty]) -> [Binding] {
    var reached: Set<ObjectIdentifier> = []
    var next: [(slot: Slot, container: Container)] = []
    func reach(_ need: Dependency, in container: Container) {
      for slot in container.answers(to: need)
      where reached.insert(ObjectIdentifier(slot)).inserted {
        next.append((slot, container))
      }
    }
    for container in containers {
      for need in properties.compactMap(\.dependency) { reach(need, in: container) }
    }
    while let (slot, container) = next.popLast() {
      for need in slot.binding.needs { reach(need, in: container) }
    }
    return containers.flatMap(\.slots).filter { !reached.contains(ObjectIdentifier($0)) }
      .map(\.binding)
  }
}
