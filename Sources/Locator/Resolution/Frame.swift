/// A factory, or a closure of `withContainer`, that runs.
///
/// What it names is held by who runs it, so that nothing is counted.
@safe
@usableFromInline
struct Frame {
  /// The slot of the module whose factory runs, or none for `withContainer`.
  private let uncountedSlot: Unmanaged<Slot>?

  /// The container that is current meanwhile.
  private let uncountedContainer: Unmanaged<Container>

  /// Describes what is about to run.
  ///
  /// - Precondition: The caller holds the slot and the container for as long as it runs.
  init(_ slot: Slot?, _ container: Container) {
    // Safe: nothing is retained or released, here or later.
    unsafe uncountedSlot = slot.map { unsafe .passUnretained($0) }
    unsafe uncountedContainer = .passUnretained(container)
  }

  /// The slot of the module whose factory runs, or none for `withContainer`.
  var slot: Slot? {
    // Safe: it is held until the frame is taken off.
    unsafe uncountedSlot?.takeUnretainedValue()
  }

  /// The container that is current meanwhile.
  var container: Container {
    // Safe: it is held until the frame is taken off.
    unsafe uncountedContainer.takeUnretainedValue()
  }
}

// Here, because a call of a class needs its metadata, and a call of a structure doesn't.
extension Frame {
  /// Notes that a factory begins to run on this thread.
  ///
  /// - Precondition: The caller holds the slot and the container until ``end()``.
  static func begin(_ slot: Slot, _ container: Container) {
    // Safe: the thread holds its object.
    unsafe ThreadContext.uncounted._withUnsafeGuaranteedRef { $0.push(slot, container) }
  }

  /// Notes that the factory which began last on this thread has come to its end.
  @usableFromInline
  static func end() {
    // Safe: the thread holds its object.
    unsafe ThreadContext.uncounted._withUnsafeGuaranteedRef { $0.pop() }
  }
}

@available(*, unavailable)
extension Frame: Sendable {}
