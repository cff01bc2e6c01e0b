/// The instances of the `.graph` scope that one outermost resolve has made.
///
/// One resolve runs in one task, and nobody else gets to its instances: they are passed down with a
/// ``ResolutionContext`` and a ``Resolver``, neither of which is `Sendable`.
final class GraphInstances {
  /// The instances, boxed, of keys that take no arguments, by their slots.
  private var boxes: [ObjectIdentifier: AnyObject] = [:]

  /// The others.
  private var boxesByArguments: [Key: AnyObject] = [:]

  /// The slot of the instance whose factory runs around all others, if it takes no arguments.
  private var outermost: ObjectIdentifier?

  /// The other instances whose factories run, innermost last.
  ///
  /// Mostly there are none, which takes no memory.
  private var beingMade: [Key] = []

  /// How many instances are there for a while that the resolve doesn't keep.
  private var offers = 0

  /// Whether the resolve has ended, so that a resolver which outlives it finds nothing here.
  private(set) var isOver = false

  /// Whether a read of a value that isn't shared has something to ask here.
  private(set) var mustBeRead = false

  /// What tells instances apart.
  struct Key: Hashable {
    /// The slot.
    fileprivate let slot: ObjectIdentifier

    /// The arguments that the instance was made with, if its key takes any.
    fileprivate let arguments: AnyHashable?

    init(slot: Slot, arguments: AnyHashable? = nil) {
      self.slot = ObjectIdentifier(slot)
      self.arguments = arguments
    }
  }

  /// The instance of a key, boxed, if it is made.
  private(set) subscript(key: Key) -> AnyObject? {
    get { key.arguments == nil ? boxes[key.slot] : boxesByArguments[key] }
    set {
      if key.arguments == nil {
        boxes[key.slot] = newValue
      } else {
        boxesByArguments[key] = newValue
      }
    }
  }

  /// Begins to make an instance that is kept until the resolve ends.
  ///
  /// - Returns: Whether its factory doesn't run already.
  func begin(_ key: Key) -> Bool {
    if key.arguments == nil {
      guard outermost != key.slot else { return false }
      if outermost == nil, beingMade.isEmpty {
        outermost = key.slot
        return true
      }
    }
    guard !beingMade.contains(key) else { return false }
    beingMade.append(key)
    return true
  }

  /// Ends the making of the instance that was begun last, and keeps it if it was made.
  func end(_ key: Key, made box: AnyObject? = nil) {
    if beingMade.popLast() == nil { outermost = nil }
    if let box { self[key] = box }
  }

  /// Whether there are instances for a while that the resolve doesn't keep.
  var hasOffers: Bool { offers > 0 }

  /// Lets reads in this resolve have instances that aren't kept, while a closure runs.
  func withOffers(_ boxes: [Key: AnyObject], _ body: () -> Void) {
    let outer = boxes.keys.map { ($0, self[$0]) }
    for (key, box) in boxes { self[key] = box }
    offers += 1
    mustBeRead = true
    body()
    offers -= 1
    mustBeRead = isOver || offers > 0
    for (key, box) in outer { self[key] = box }
  }

  /// Drops the instances, because the resolve has ended.
  func end() {
    isOver = true
    mustBeRead = true
    (boxes, boxesByArguments) = ([:], [:])
  }
}

@available(*, unavailable)
extension GraphInstances: Sendable {}
