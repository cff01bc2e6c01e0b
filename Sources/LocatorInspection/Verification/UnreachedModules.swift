import Locator

/// A search for modules that nothing reads, as far as the records show.
///
/// Members count as read because they are injected into objects that are created elsewhere, and eager modules
/// because starting the container resolves them.
enum UnreachedModules {
  /// Returns the modules that no property leads to, in order of declaration.
  static func definitions(in containers: [Container], properties: [InjectedProperty])
    -> [Definition]
  {
    var reached: Set<ObjectIdentifier> = []
    var next: [(slot: Slot, container: Container)] = []
    func reach(_ need: InjectedKey, in container: Container) {
      for slot in container.matches(of: need)
      where reached.insert(ObjectIdentifier(slot)).inserted {
        next.append((slot, container))
      }
    }
    // Many properties read the same key in the same form.
    var seen: (one: Set<ObjectIdentifier>, all: Set<ObjectIdentifier>) = ([], [])
    for need in properties.lazy.compactMap(\.dependency) {
      let key = ObjectIdentifier(need.key)
      let isOfSeveral = need.kind == .all || need.kind == .named
      let isNew = isOfSeveral ? seen.all.insert(key).inserted : seen.one.insert(key).inserted
      guard isNew else { continue }
      for container in containers { reach(need, in: container) }
    }
    for container in containers {
      for slot in container.allSlots
      where slot.definition.isOfMembers || slot.definition.isEager {
        if reached.insert(ObjectIdentifier(slot)).inserted { next.append((slot, container)) }
      }
    }
    while let (slot, container) = next.popLast() {
      for need in container.needs(of: slot) { reach(need, in: container) }
    }
    // The containers of a blueprint share its modules, each of which is read if it is read in one of them.
    let slots = containers.flatMap(\.allSlots)
    let read = slots.filter { reached.contains(ObjectIdentifier($0)) }
    var known = Set(read.map { ObjectIdentifier($0.definition) })
    return slots.map(\.definition).filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}
