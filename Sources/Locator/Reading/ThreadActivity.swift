import Synchronization

/// What a thread does for the library: the factories that run on it, inside each other.
///
/// Sendable: only the thread itself changes its activity. Another one reads the frames under the lock of the
/// constructions, while this thread waits there.
@safe
final class ThreadActivity: @unchecked Sendable {
  /// The factory, hook or closure that runs; no slot is that of a closure of `withContainer`.
  ///
  /// The function that pushes the frame retains its objects until it has popped it.
  typealias Frame = (
    slot: Unretained<Slot>?, container: Unretained<Container>,
    construction: Unretained<Construction>?, callSite: SourceLocation, isHook: Bool
  )

  private static let count = Atomic(0)

  @inline(never)
  static var current: ThreadActivity { unretained.object }

  /// The activity of the current thread, which retains it until it exits.
  static var unretained: Unretained<ThreadActivity> {
    @inline(__always) get { objectOfThread?.cast(to: ThreadActivity.self) ?? makeForThread() }
  }

  @inline(never)
  private static func makeForThread() -> Unretained<ThreadActivity> {
    let activity = ThreadActivity()
    retainForThread(activity)
    return Unretained(activity)
  }

  /// The number of the thread, which no other one has had.
  let number = count.add(1, ordering: .relaxed).newValue

  let id = threadID

  /// The frames, in memory of their own because a factory's stack is for factories.
  private var frames: UnsafeMutablePointer<Frame>
  private var capacity = 32
  private(set) var depth = 0

  /// How many frames are those of `withContainer`.
  private var layerCount = 0

  /// The address of the stack where the outermost factory runs.
  private(set) var stackBase: UInt = 0

  /// The hooks that lead back to their own module, which run when nothing is made on the thread any more.
  private var lateHooks: [() -> Void] = []
  private(set) var hasLateHooks = false
  private var runsLateHooks = false
  var observedRead: ObservedRead?

  /// Whether a task of the main actor has started on the thread immediately, for ``Isolation/isOnMainActor``.
  var isOnMainActor = false

  /// Whether an observer runs, whose own reads aren't observed.
  var isObserving = false

  init() { unsafe frames = .allocate(capacity: capacity) }

  deinit { unsafe frames.deallocate() }
}

// MARK: - Frames

extension ThreadActivity {
  static var isIdle: Bool { @inline(__always) get { unretained.with { $0.depth == 0 } } }

  var last: Frame? { @inline(__always) get { depth == 0 ? nil : frame(depth &- 1) } }

  @inline(__always)
  func frame(_ index: Int) -> Frame { unsafe frames[index] }

  @inline(__always)
  static var stackPosition: UInt {
    var byte: UInt8 = 0
    return unsafe _withUnprotectedUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }

  /// How much stack factories inside each other may use if one of them repeats without an end in sight.
  ///
  /// A second thread has 512 kB on Apple's systems, of which the caller and the message need a part.
  static let longestStack: UInt = 352 << 10

  /// The caller retains the slot and the container until it calls ``pop()``.
  @inline(__always)
  func push(
    _ slot: Unretained<Slot>, _ container: Unretained<Container>, _ callSite: SourceLocation,
    _ construction: Construction? = nil, isHook: Bool = false
  ) {
    // Layers may be between any two factories.
    let factories = depth &- layerCount
    // Often where a small stack nears its end, because a level may take several kilobytes.
    let interval = stackBase &- Self.stackPosition > Self.longestStack ? 7 : 31
    if factories & interval == interval { checkRecursion(of: slot, callSite) }
    if factories == 0 { stackBase = Self.stackPosition }
    add(slot, container, callSite, construction, isHook: isHook)
  }

  @inline(__always)
  private func add(
    _ slot: Unretained<Slot>?, _ container: Unretained<Container>, _ callSite: SourceLocation,
    _ construction: Construction?, isHook: Bool
  ) {
    if depth == capacity { grow() }
    let construction = construction.map { Unretained($0) } ?? last?.construction
    // Safe: the depth is below the capacity.
    unsafe (frames + depth).initialize(to: (slot, container, construction, callSite, isHook))
    depth &+= 1
  }

  @inline(__always)
  func pop() { depth &-= 1 }

  func run<Result, Failure: Error>(
    in container: Container, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    add(nil, Unretained(container), .unknown, nil, isHook: false)
    layerCount += 1
    defer {
      layerCount -= 1
      pop()
      withExtendedLifetime(container) {}
    }
    return try body()
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: frames, count: depth)
    unsafe frames.deallocate()
    unsafe frames = unsafe larger
    capacity *= 2
  }

  /// The factories and hooks from a depth on, the outermost first.
  func steps(from start: Int = 0, to end: Int? = nil) -> [Messages.Step] {
    (start..<max(start, end ?? depth)).compactMap { index in
      let frame = frame(index)
      guard let definition = frame.slot?.object.definition, !definition.isOfProperty else {
        return nil
      }
      return Messages.Step(definition, read: frame.callSite, isHook: frame.isHook)
    }
  }
}

// MARK: - Hooks that lead back to their own module

extension ThreadActivity {
  func runLate(_ hook: @escaping () -> Void) {
    lateHooks.append(hook)
    hasLateHooks = true
  }

  @inline(never)
  func runLateHooks() {
    guard depth == layerCount, !runsLateHooks else { return }
    runsLateHooks = true
    while !lateHooks.isEmpty { lateHooks.removeFirst()() }
    hasLateHooks = false
    runsLateHooks = false
  }
}
