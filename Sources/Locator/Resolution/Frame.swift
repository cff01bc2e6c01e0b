/// A factory, or a closure of `withContainer`, that runs.
///
/// What it names is held by who runs it, so that nothing is counted.
@safe
struct Frame {
  /// The slot of the module whose factory runs, or none for `withContainer`.
  private let uncountedSlot: Unmanaged<Slot>?

  /// The container that is current meanwhile.
  private let uncountedContainer: Unmanaged<Container>

  /// The line that asks.
  let asked: SourceLocation

  /// Describes what is about to run.
  ///
  /// - Precondition: The caller holds the slot and the container for as long as it runs.
  init(_ slot: Unmanaged<Slot>?, _ container: Container, asked: SourceLocation) {
    // Safe: nothing is retained or released, here or later.
    unsafe uncountedSlot = unsafe slot
    unsafe uncountedContainer = .passUnretained(container)
    self.asked = asked
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

@available(*, unavailable)
extension Frame: Sendable {}
