extension Container {
  /// Unretained, because the container that has the slot, this one or a parent, retains it.
  @inline(__always)
  func unretainedSlot(of key: Any.Type) -> Unretained<Slot>? {
    let position = declarations.table[key]
    guard position < 0 else { return slots[position] ?? newSlot(at: position) }
    return parent?.unretainedSlotOfParent(of: key)
  }

  @inline(never)
  private func unretainedSlotOfParent(of key: Any.Type) -> Unretained<Slot>? {
    firstOutward { container in
      let position = container.declarations.table[key]
      return position < 0 ? nil : container.slots[position] ?? container.newSlot(at: position)
    }
  }

  /// Returns the first result of a closure for the container and its parents, the outermost last.
  ///
  /// A loop, because a recursion through thousands of generations would need more stack than threads have.
  @inline(__always)
  private func firstOutward<Result>(_ find: (Container) -> Result?) -> Result? {
    var next: Unretained<Container>? = Unretained(self)
    while let container = next {
      if let result = container.with(find) { return result }
      // Retained by its child, and so by this container.
      next = container.with { $0.parent.map { Unretained($0) } }
    }
    return nil
  }

  @inline(never)
  func newSlot(at position: Int) -> Unretained<Slot> {
    let words = slots.words(at: position)
    return words.slot.publish(Slot(declarations[position], in: self, at: words.instance))
  }

  package func slot(at position: Int) -> Slot { (slots[position] ?? newSlot(at: position)).object }

  package func slot(for key: Any.Type) -> Slot? {
    hasProblems ? nil : unretainedSlot(of: key)?.object
  }

  /// Those of the parents come first, without those that these modules, or those of a list below, shadow.
  package func slots(ofAll key: Any.Type, shadowedBy declarations: Declarations? = nil) -> [Slot] {
    guard !hasProblems else { return [] }
    // The places of what was found, which shadows what the parents have there.
    var places: [Definition.Place: [Int]] = .init()
    @inline(never)
    func isShadowed(_ definition: Definition) -> Bool {
      let place = definition.place
      if case .list = place { return false }
      return places.updateValue([], forKey: place) != nil
    }
    for definition in declarations?.all(of: key) ?? [] { _ = isShadowed(definition) }
    var slots: [Slot] = []
    var next: Container? = self
    while let container = next {
      var positions = container.declarations.positions(ofAll: key)
      // A container without parents shadows nothing, so most lists need no places.
      if places.isEmpty, container.parent == nil {
        if slots.isEmpty { return positions.map(container.slot(at:)) }
      } else {
        positions.removeAll { isShadowed(container.declarations[$0]) }
      }
      slots += positions.reversed().map(container.slot(at:))
      next = container.parent
    }
    slots.reverse()
    return slots
  }

  func slot(for key: Any.Type, named name: String) -> Slot? {
    guard !hasProblems else { return nil }
    return firstOutward { container in
      container.declarations.position(of: key, named: name).map(container.slot(at:))
    }
  }

  func hasNamedModule(of key: Any.Type) -> Bool {
    firstOutward { $0.declarations.hasNamedModule(of: key, below: nil) ? true : nil } == true
  }

  package func matches(of key: Any.Type, _ kind: KeyDependency.Kind) -> [Slot] {
    switch kind {
    case .required, .optional: slot(for: key).map { [$0] } ?? []
    case .all: slots(ofAll: key)
    case .named: slots(ofAll: key).filter { $0.definition.name != nil }
    case .unknown: []
    }
  }

  package var allSlots: [Slot] { (0..<slots.count).map(slot(at:)) }

  var existingSlots: [Slot] { (0..<slots.count).compactMap { slots[$0]?.object } }

  /// Whether a module that overrides another one would find that here or in a parent.
  func binds(_ definition: Definition) -> Bool {
    firstOutward { $0.declarations.position(as: definition) } != nil
  }

  /// Whether instances of this container's modules, or of its parents', can have values of a child's modules.
  func takes(fromChild declarations: Declarations) -> Bool {
    let keys = declarations.definitions.map(\.key)
    return firstOutward { $0.declarations.takeFromChildren(keys) ? true : nil } == true
  }

  var boundKeys: [NearestKeys.Candidate] { ancestry.reversed().flatMap(\.declarations.boundKeys) }

  func members(of object: Any.Type) -> Slot? {
    firstOutward { container in
      container.declarations.position(ofMembers: object).map(container.slot(at:))
    }
  }

  /// The container and its parents, the outermost first.
  @inline(never)
  package var ancestry: [Container] {
    var ancestry: [Container] = []
    let _: Never? = firstOutward { container in
      ancestry.append(container)
      return nil
    }
    ancestry.reverse()
    return ancestry
  }

  /// Whether another container is this one or one of its parents.
  func reads(_ other: Container) -> Bool { firstOutward { $0 === other ? true : nil } == true }
}

// MARK: - What can't be read

extension Container {
  func stopIfProblems(callSite: SourceLocation) {
    guard hasProblems, let first = ancestry.first(where: { !$0.problems.isEmpty }) else { return }
    stop(Messages.report(of: first.problems.map(\.message), at: first.location), at: callSite)
  }

  func stopUnbound<K: BindingKey>(_ key: K.Type, callSite: SourceLocation) -> Never {
    stopUnbound(key.dependency, callSite) { Messages.unbound(key, in: self, callSite: callSite) }
  }

  func stopUnbound(_ name: String, of need: KeyDependency, callSite: SourceLocation) -> Never {
    stopUnbound(need, callSite) { Messages.unknownName(name, of: need.key, in: self, callSite) }
  }

  private func stopUnbound(
    _ need: KeyDependency, _ callSite: SourceLocation, _ message: () -> String
  ) -> Never {
    stopIfProblems(callSite: callSite)
    if self === Container.ofPreview {
      stop(Messages.noContainer(need, callSite: callSite), at: callSite)
    }
    let message = message()
    watch?.notify((need.key, callSite, true, { message }))
    stop(message, at: callSite)
  }
}

// MARK: - Slots

/// The slots of a container's modules, each created when it is first needed, in one block of words.
struct Slots: ~Copyable, Sendable {
  private let block: Words
  let count: Int

  init(count: Int) {
    block = Words(count: 2 * (1 + count))
    self.count = count
  }

  deinit {
    for position in 0..<count {
      let words = words(at: position)
      guard words.slot.isSet else { continue }
      words.instance.releaseObject()
      words.slot.releaseObject()
    }
    reference.releaseObject()
  }

  /// What a read of the container looks at before it takes the fast path, in bits.
  var state: Word {
    @inline(__always) get { block.first }
  }

  /// The reference by which objects of the container refer to it, once there is one.
  var reference: Word { block[1] }

  @inline(__always)
  func words(at position: Int) -> SlotWords { words(numbered: position &+ 1) }

  /// The words of a slot, or for zero, the number of a key without a module, those at the head, where no instance is.
  @inline(__always)
  func words(numbered number: Int) -> SlotWords { SlotWords(slot: block[2 &* number]) }

  subscript(position: Int) -> Unretained<Slot>? {
    @inline(__always) get { words(at: position).slot.object() }
  }
}

/// The words of a slot in its container: the slot, once it is created, and its instance.
struct SlotWords {
  let slot: Word

  // SAFETY: the words of a slot are next to each other.
  var instance: Word {
    @inline(__always) get { unsafe Word(at: slot.address + 1) }
  }
}
