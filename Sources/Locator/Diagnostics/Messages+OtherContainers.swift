extension Container {
  /// Returns another container that binds a key, if this one and its parents don't.
  ///
  /// Searches, in this order, the root, containers whose code runs around the read, all other containers without a
  /// parent, and the children of these. Skips the containers of tests, because each is for its test alone.
  ///
  /// - Complexity: O(*n*), where *n* is the number of these containers and of their modules. The program stops next.
  func other(binding key: Any.Type) -> (container: Container, slot: Slot)? {
    let around = [Container.root, ContainerReference.current.container].compactMap { $0 }
    let near = (around + ThreadActivity.current.containers + [self]).flatMap(\.ancestry)
    return other(binding: key, among: near)
      ?? other(binding: key, among: TopLevelContainers.all.living)
  }

  /// Returns a container that binds a key, among some containers and their children.
  private func other(
    binding key: Any.Type,
    among containers: [Container]
  ) -> (container: Container, slot: Slot)? {
    var seen = Set(ancestry.map(ObjectIdentifier.init))
    // Retained, so that no two containers have the same address.
    var all = containers
    var index = 0
    var looked: Set<ObjectIdentifier> = []
    while index < all.count {
      let container = all[index]
      index += 1
      guard looked.insert(ObjectIdentifier(container)).inserted else { continue }
      all += container.existingLifecycle?.livingChildren ?? []
      guard seen.insert(ObjectIdentifier(container)).inserted else { continue }
      let slot = container.slots.first { !$0.definition.isOfMembers && $0.definition.key == key }
      if let slot { return (container, slot) }
    }
    return nil
  }
}

extension Messages {
  /// Describes where a key is bound that is unbound where it was read.
  static func boundElsewhere(_ key: Any.Type, in container: Container) -> String? {
    // The container of a test hides the root on purpose.
    guard container.watch == nil, let (other, slot) = container.other(binding: key) else {
      return nil
    }
    let place = "The container at \(other.location) binds it (\(slot.definition.location))"
    if other.ancestry.contains(where: { $0 === container }) {
      return "- \(place), and a parent doesn't see what its children bind. Read that one."
    }
    guard container.parent == nil else {
      return "- \(place), which is none of the parents of the one at \(container.location)."
    }
    return "- \(place). Did you forget 'parent:' at \(container.location)?"
  }
}
