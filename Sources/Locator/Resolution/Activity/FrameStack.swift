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
  let callSite: SourceLocation

  /// Describes what is about to run.
  ///
  /// - Precondition: The caller holds the slot and the container for as long as it runs.
  init(_ slot: Unmanaged<Slot>?, _ container: Container, callSite: SourceLocation) {
    // Safe: nothing is retained or released, here or later.
    unsafe uncountedSlot = unsafe slot
    unsafe uncountedContainer = .passUnretained(container)
    self.callSite = callSite
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

/// What runs on a thread, innermost last.
///
/// Memory of its own, because noting a frame in an array takes as long as the lookup of a key. Nobody else has it,
/// and a frame is only copied: it has no references to count.
@safe
struct FrameStack: ~Copyable {
  private var frames: UnsafeMutablePointer<Frame>
  private var capacity = 16

  /// How many frames there are.
  private(set) var count = 0

  /// Whether hooks wait for factories of these: here, because each factory that has run asks.
  var hasHooks = false

  init() {
    // Safe: nothing is read of it before it is initialized, as `count` says.
    unsafe frames = .allocate(capacity: capacity)
  }

  deinit {
    // Safe: the memory is from `allocate`, and frames need no deinitialization.
    unsafe frames.deallocate()
  }

  /// The innermost frame, if there is any.
  var last: Frame? {
    // Safe: the first ones, as many as are counted, are initialized.
    count == 0 ? nil : unsafe frames[count - 1]
  }

  /// All frames but some outer ones.
  func dropFirst(_ number: Int) -> [Frame] {
    // Safe: as above.
    unsafe UnsafeBufferPointer(start: frames, count: count).dropFirst(number).map { $0 }
  }

  /// Puts a frame on top.
  mutating func push(_ frame: Frame) {
    if count == capacity { grow() }
    // Safe: there is room for it.
    unsafe (frames + count).initialize(to: frame)
    count &+= 1
  }

  /// Takes the top frame off.
  mutating func pop() {
    precondition(count > 0)
    count &-= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    // Safe: as many are moved as are initialized, to memory with more room.
    unsafe larger.moveInitialize(from: frames, count: count)
    unsafe frames.deallocate()
    unsafe frames = unsafe larger
    capacity *= 2
  }
}
