// How a container finds the slots of a key, here and in its parents.

// MARK: - By key

extension Container {
  /// Returns the slot that a read of a key without a name finds, here or in a parent.
  package func slot(for key: Any.Type) -> Slot? {
    // Safe: this container, or one of its parents, which it holds, holds the slot.
    unsafe unretainedSlot(of: key)?.takeUnretainedValue()
  }

  /// Returns the slot of the members of a class, here or in a parent.
  func membersSlot(of object: Any.Type) -> Slot? {
    ownMembersSlot(of: object) ?? parent?.membersSlot(of: object)
  }
}

// MARK: - By name, and all of a key

extension Container {
  /// Returns the slots of all modules of a key, parents first.
  package func slots(ofAll key: Any.Type) -> [Slot] {
    list(of: key)?.all ?? slot(for: key).map { [$0] } ?? []
  }

  /// Returns the slot of a key's module with a name, here or in a parent.
  func slot(for key: Any.Type, named name: String) -> Slot? {
    list(of: key)?.slot(named: name)
  }

  /// Returns the same slot to a read, or stops the program if the container can't be read.
  func slot<K: BindingKey>(for key: K.Type, name: String, callSite: SourceLocation) -> Slot? {
    stopIfClosed(reading: key, callSite: callSite)
    stopIfProblems(callSite: callSite)
    return slot(for: key, named: name)
  }

  /// Returns the slots of each key that has named modules or modules in its list, here or in a parent.
  ///
  /// - Parameters:
  ///   - slots: The slots of the container itself.
  ///   - parent: The parent, whose lists the container inherits.
  /// - Returns: The slots, by the identity of the key.
  static func lists(of slots: [Slot], parent: Container?) -> [ObjectIdentifier: SlotList] {
    var lists = parent?.lists ?? [:]
    var keys: Set<ObjectIdentifier> = []
    for slot in slots where !slot.definition.isOfMembers {
      let key = ObjectIdentifier(slot.definition.key)
      if !slot.isFoundByKey || (!lists.isEmpty && lists[key] != nil) { keys.insert(key) }
    }
    guard !keys.isEmpty else { return lists }
    let listed = slots.filter {
      !$0.definition.isOfMembers && keys.contains(ObjectIdentifier($0.definition.key))
    }
    for (key, own) in Dictionary(grouping: listed, by: { ObjectIdentifier($0.definition.key) }) {
      let inherited = own.first.flatMap { parent?.slots(ofAll: $0.definition.key) } ?? []
      lists[key] = SlotList(inherited.unshadowed(by: own.map(\.definition)) + own)
    }
    return lists
  }
}

extension [Slot] {
  /// Returns the slots of a parent's modules of a key that no module of a child shadows.
  func unshadowed(by own: [ModuleDefinition]) -> [Slot] {
    var hasKey = false
    var names: [String: Int] = [:]
    for definition in own {
      switch definition.foundBy {
      case .key: hasKey = true
      case .name(let name): names[name] = 0
      case .list, .object: break
      }
    }
    return filter { slot in
      switch slot.definition.foundBy {
      case .key: !hasKey
      case .name(let name): names[name] == nil
      case .list, .object: true
      }
    }
  }
}

// MARK: - What is bound

extension Container {
  /// This container after its parents, the outermost first.
  package var ancestry: [Container] {
    var ancestry: [Container] = []
    var next: Container? = self
    while let container = next {
      ancestry.append(container)
      next = container.parent
    }
    return ancestry.reversed()
  }

  /// Returns whether this container or a parent has a module or members that a definition can override.
  func binds(_ definition: ModuleDefinition) -> Bool {
    guard !definition.isOfMembers else { return membersSlot(of: definition.key) != nil }
    return switch definition.foundBy {
    case .key: slot(for: definition.key) != nil
    case .name(let name): slot(for: definition.key, named: name) != nil
    case .list, .object: false
    }
  }

  /// The keys that modules bind, here or in a parent, each with the line of its module.
  var boundKeys: [(key: Any.Type, location: SourceLocation)] {
    ancestry.reversed().flatMap { container in
      container.slots.map(\.definition).filter { !$0.isOfMembers }.map { ($0.key, $0.location) }
    }
  }
}
