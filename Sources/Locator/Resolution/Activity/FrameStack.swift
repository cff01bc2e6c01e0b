/// A running factory, or a running closure of `withContainer`.
///
/// The function that runs it retains the slot and the container, so a frame holds them unretained.
@safe
struct Frame {
  /// The slot of the module whose factory runs, or `nil` for `withContainer`.
  private let unretainedSlot: Unmanaged<Slot>?

  /// The container that is current while it runs.
  private let unretainedContainer: Unmanaged<Container>

  /// The call site.
  let callSite: SourceLocation

  /// Creates the frame of code that is about to run.
  ///
  /// - Precondition: The caller retains the slot and the container until the frame is popped.
  init(_ slot: Unmanaged<Slot>?, _ container: Container, callSite: SourceLocation) {
    // Safe: nothing is retained or released, here or later.
    unsafe unretainedSlot = unsafe slot
    unsafe unretainedContainer = .passUnretained(container)
    self.callSite = callSite
  }

  /// The slot of the module whose factory runs, or `nil` for `withContainer`.
  var slot: Slot? {
    // Safe: it is retained until the frame is popped.
    unsafe unretainedSlot?.takeUnretainedValue()
  }

  /// The container that is current while it runs.
  var container: Container {
    // Safe: it is retained until the frame is popped.
    unsafe unretainedContainer.takeUnretainedValue()
  }
}

@available(*, unavailable)
extension Frame: Sendable {}

/// A stack of the frames that run on a thread, innermost last.
///
/// It allocates its own memory, because appending to an array takes as long as the lookup of a key. The memory is never
/// shared, and frames are copied bit by bit, as they retain nothing.
@safe
struct FrameStack: ~Copyable {
  private var frames: UnsafeMutablePointer<Frame>
  private var capacity = 16

  /// The number of frames.
  private(set) var count = 0

  /// Whether deferred hooks wait for factories of these frames, stored here because each factory that ends checks it.
  var hasHooks = false

  init() {
    // Safe: only the first `count` frames are read, and these are initialized.
    unsafe frames = .allocate(capacity: capacity)
  }

  deinit {
    // Safe: the memory is from `allocate`, and frames need no deinitialization.
    unsafe frames.deallocate()
  }

  /// The innermost frame, if there is any.
  var last: Frame? {
    // Safe: the first `count` frames are initialized.
    count == 0 ? nil : unsafe frames[count - 1]
  }

  /// Returns all frames except a number of outer ones.
  func dropFirst(_ number: Int) -> [Frame] {
    // Safe: as above.
    unsafe UnsafeBufferPointer(start: frames, count: count).dropFirst(number).map { $0 }
  }

  /// Pushes a frame.
  mutating func push(_ frame: Frame) {
    if count == capacity { grow() }
    // Safe: the capacity is larger than `count`.
    unsafe (frames + count).initialize(to: frame)
    count &+= 1
  }

  /// Pops the innermost frame.
  mutating func pop() {
    precondition(count > 0)
    count &-= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    // Safe: the `count` initialized frames move to memory with more capacity.
    unsafe larger.moveInitialize(from: frames, count: count)
    unsafe frames.deallocate()
    unsafe frames = unsafe larger
    capacity *= 2
  }
}
