/// The modules that hooks close to rings: a hook is late if what it needs leads back to its own module.
struct Rings: Sendable {
  /// The modules of rings, each with its position among what is known of them.
  private var positions: [ObjectIdentifier: Int] = .init()

  /// The number of the ring of each, and which of its hooks are late.
  private var members: [(number: Int, lateHooks: [Bool])] = []

  init() {}

  /// - Parameters:
  ///   - definitions: The modules.
  ///   - hooks: What each hook of each module needs, as positions of modules.
  ///   - components: For each module the number of the set of modules that lead to each other and to it.
  init(_ definitions: [Definition], _ hooks: [[[Int]]], components: [Int]) {
    var isClosed = [Bool](repeating: false, count: definitions.count)
    var late: [[Bool]] = []
    for (module, hooks) in hooks.enumerated() {
      let own = hooks.map { $0.contains { components[$0] == components[module] } }
      if own.contains(true) { isClosed[components[module]] = true }
      late.append(own)
    }
    for (module, definition) in definitions.enumerated() where isClosed[components[module]] {
      positions[ObjectIdentifier(definition)] = members.count
      members.append((components[module], late[module]))
    }
  }

  var isEmpty: Bool { members.isEmpty }

  /// The number of the module's ring, which all modules of the ring have, and which of its hooks are late.
  func member(_ definition: Definition) -> (number: Int, lateHooks: [Bool])? {
    positions[ObjectIdentifier(definition)].map { members[$0] }
  }

  func lateHooks(of definition: Definition) -> [Bool] { member(definition)?.lateHooks ?? [] }
}

/// A ring of modules, as one container makes it.
struct Ring: Equatable {
  private let container: ObjectIdentifier
  private let declarations: ObjectIdentifier
  private let number: Int
}

extension Ring {
  /// Returns the ring of a module, and which of its hooks are late, when a container makes it.
  ///
  /// A container knows the rings of its modules, also those around modules of a parent that it makes itself.
  static func of(_ slot: Slot, in container: Container) -> (ring: Ring, lateHooks: [Bool])? {
    var next: Container? = container
    while let owner = next {
      if !owner.rings.isEmpty, let member = owner.rings.member(slot.definition) {
        let ring = Ring(
          container: ObjectIdentifier(container),
          declarations: ObjectIdentifier(owner.declarations),
          number: member.number
        )
        return (ring, member.lateHooks)
      }
      next = owner === slot.container ? nil : owner.parent
    }
    return nil
  }
}
