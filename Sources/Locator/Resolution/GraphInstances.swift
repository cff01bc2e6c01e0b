/// The instances of the scope `.graph` that one resolve has made.
///
/// A resolve runs in one task, and no other task can reach its instances: they are passed down with a
/// ``ResolutionContext`` and a ``Resolver``, neither of which is `Sendable`.
final class GraphInstances {
  /// The instances, boxed, of keys that take no arguments, by their slots.
  private var boxes: [ObjectIdentifier: AnyObject] = [:]

  /// The instances, boxed, of keys that take arguments.
  private var boxesByArguments: [Key: AnyObject] = [:]

  /// The slot of the outermost running factory, if its key takes no arguments.
  private var outermost: ObjectIdentifier?

  /// The instances of the other running factories, innermost last.
  ///
  /// Mostly empty, and thus without an allocation.
  private var beingMade: [Key] = []

  /// The number of running calls of ``withTemporaryInstances(_:_:)``.
  private var temporaryCount = 0

  /// Whether the resolve has ended, so that a resolver that outlives it finds no instances.
  private(set) var isOver = false

  /// Whether a read of a transient value has to check this object first.
  private(set) var mustBeRead = false

  /// The identity of an instance.
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

  /// The instance of a key, boxed, if it exists.
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

  /// Notes that the factory of an instance begins to run, unless it runs already.
  ///
  /// - Returns: Whether it begins; `false` is a cycle.
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

  /// Notes that the factory that began last has ended, and retains its instance if it has made one.
  func end(_ key: Key, made box: AnyObject? = nil) {
    if beingMade.popLast() == nil { outermost = nil }
    if let box { self[key] = box }
  }

  /// Whether reads can find instances that the resolve doesn't retain.
  var hasTemporaryInstances: Bool { temporaryCount > 0 }

  /// Runs a closure in which reads of this resolve find some instances that the resolve doesn't retain.
  func withTemporaryInstances(_ boxes: [Key: AnyObject], _ body: () -> Void) {
    let outer = boxes.keys.map { ($0, self[$0]) }
    for (key, box) in boxes { self[key] = box }
    temporaryCount += 1
    mustBeRead = true
    body()
    temporaryCount -= 1
    mustBeRead = isOver || temporaryCount > 0
    for (key, box) in outer { self[key] = box }
  }

  /// Ends the resolve, and drops its instances.
  func end() {
    isOver = true
    mustBeRead = true
    (boxes, boxesByArguments) = ([:], [:])
  }
}

@available(*, unavailable)
extension GraphInstances: Sendable {}
