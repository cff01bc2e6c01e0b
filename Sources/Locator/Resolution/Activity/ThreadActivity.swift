import Synchronization

/// The activity of containers on one thread.
///
/// Sendable: only its own thread changes it, and reads it without a lock. Other threads read ``awaited``, and the
/// frames while this thread waits for them, under the lock of ``ThreadConstructions``, which it waits with.
final class ThreadActivity: @unchecked Sendable {
  /// The activities, one for each thread.
  private static let threads = PerThread { ThreadActivity() }

  /// The activity of the current thread.
  static var current: ThreadActivity { threads.value }

  /// The activity of the current thread, unretained: the thread holds it until it ends.
  static var unretained: Unmanaged<ThreadActivity> { unsafe threads.unretained }

  /// Whether no factory, hook, or closure of `withContainer` runs on this thread.
  static var isIdle: Bool {
    // Safe: the thread holds its object.
    unsafe unretained._withUnsafeGuaranteedRef { $0.depth == 0 }
  }

  /// The system's number of the thread.
  let id = ThreadID.current

  /// The number that distinguishes this activity from all others, even from one of an ended thread with the same
  /// address.
  let number = count.add(1, ordering: .relaxed).newValue

  /// The number of activities so far.
  private static let count = Atomic(0)

  /// The running factories and closures of `withContainer`, innermost last.
  ///
  /// Unchecked, because only the stack itself runs while it changes, and the check would take longer than a read.
  @exclusivity(unchecked)
  private var frames = FrameStack()

  /// The innermost observed read that is in progress, if any.
  var observedRead: ObservedRead?

  /// Whether an observer runs, whose own reads aren't observed.
  private(set) var isObserving = false

  /// The construction that the thread waits for, guarded by the lock of ``ThreadConstructions``.
  var awaited: Construction?

  /// The call site of the read that waits, guarded by the same lock.
  var waitCallSite: SourceLocation?

  /// The number of constructions that the thread has begun and not ended, guarded by the same lock.
  var constructionCount = 0

  /// The constructions that the thread has seen before they were finished, and its own that were made meanwhile.
  var unfinished: [Construction] = []

  /// The hooks that wait for a factory around them, in the order of their instances.
  var deferredHooks: [DeferredHook] = [] {
    didSet { unsafe frames.hasHooks = !deferredHooks.isEmpty }
  }

  /// The positions of the frames that run hooks.
  private var hookFrames: [Int] = []

  /// The parents of containers that are being freed, to be released one after the other.
  private var released: [Container] = []

  /// Whether an outer call on the stack releases them.
  private var isReleasing = false

  /// The number of running factories whose instance a container keeps, and which are watched for layers.
  var trackedConstructionCount = 0

  /// The layers that these factories have made.
  var layers: [WeakContainer] = []

  /// The stack position below which the stack is checked: at first that of the first factory.
  private var stackLimit = UInt.max

  /// Creates an activity without a thread, for tests; ``current`` returns the activity of a thread.
  init() {}
}

extension ThreadActivity {
  /// Releases a container, and the parents that it was the last to retain, without recursion.
  func release(_ container: inout Container?) {
    guard container != nil else { return }
    if let container { released.append(container) }
    container = nil
    guard !isReleasing else { return }
    isReleasing = true
    while !released.isEmpty { _ = released.popLast() }
    isReleasing = false
  }
}

extension ThreadActivity {
  /// The number of frames.
  var depth: Int { unsafe frames.count }

  /// Whether hooks wait for factories that run on this thread.
  var hasDeferredHooks: Bool { unsafe frames.hasHooks }

  /// A reference to the container whose code runs, if any.
  var container: ContainerReference? {
    guard let frame = unsafe frames.last else { return nil }
    return frame.slot == nil ? .strong(frame.container) : .made(by: frame.container)
  }

  /// The containers whose code runs, innermost last.
  var containers: [Container] { unsafe frames.dropFirst(0).map(\.container) }

  /// The factories that run, innermost last.
  ///
  /// - Parameter depth: The number of outer frames to leave out.
  /// - Returns: The factories.
  func running(from depth: Int = 0) -> [RunningFactory] {
    unsafe frames.dropFirst(depth).enumerated().compactMap { offset, frame in
      var running = frame.slot?.running
      running?.callSite = frame.callSite
      running?.isHook = hookFrames.contains(depth + offset)
      return running
    }
  }

  /// The positions of the frames that run factories, the innermost one of each slot.
  var factories: [ObjectIdentifier: Int] {
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, frame) in unsafe frames.dropFirst(0).enumerated() {
      guard let slot = frame.slot, !hookFrames.contains(position) else { continue }
      positions[ObjectIdentifier(slot)] = position
    }
    return positions
  }

  /// Records that a hook begins to run.
  ///
  /// - Precondition: The caller holds the slot and the container until ``endHook()``.
  func beginHook(of slot: Slot, in container: Container) {
    // Safe: the caller holds both.
    unsafe push(.passUnretained(slot), container, callSite: slot.definition.location)
    hookFrames.append(depth - 1)
  }

  /// Records that the innermost hook has ended.
  func endHook() {
    pop()
    hookFrames.removeLast()
  }

  /// The modules whose factories run, innermost last.
  ///
  /// - Parameter depth: The number of outer frames to leave out.
  /// - Returns: The definitions of the modules.
  func modules(from depth: Int = 0) -> [ModuleDefinition] {
    running(from: depth).map(\.definition)
  }

  /// Runs a factory with its container as the current one, or other user code if there is no slot.
  ///
  /// - Parameters:
  ///   - slot: The slot of the module whose factory runs, or `nil` for `withContainer`.
  ///   - container: The container that makes the value.
  ///   - body: The factory.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  func run<Result, Failure: Error>(
    _ slot: Slot?,
    in container: Container,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Safe: both are held until the frame is taken off.
    unsafe push(slot.map { unsafe .passUnretained($0) }, container, callSite: .unknown)
    defer {
      pop()
      withExtendedLifetime((slot, container)) {}
    }
    return try body()
  }

  /// Runs a part of a read, which may be observed.
  func run<Result, Failure: Error>(
    _ observedRead: ObservedRead?,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = self.observedRead
    self.observedRead = observedRead ?? outer
    defer { self.observedRead = outer }
    return try body()
  }

  /// Runs an observer, whose own reads aren't observed.
  func withoutObservedRead(_ body: () -> Void) {
    isObserving = true
    body()
    isObserving = false
  }

  /// Records that a factory begins to run.
  ///
  /// - Precondition: The caller holds the slot and the container until ``pop()``.
  @inline(__always)
  func push(_ slot: Unmanaged<Slot>?, _ container: Container, callSite: SourceLocation) {
    // The check for endless recursion takes longer than most factories, so it runs only from time to time.
    if StackBounds.position < stackLimit || (depth &+ 1).isMultiple(of: RecursionCheck.interval) {
      unsafe lookForRecursion(slot, callSite: callSite)
    }
    if TaskActivity.exists, let slot = unsafe slot { unsafe beginInTask(slot) }
    unsafe frames.push(Frame(slot, container, callSite: callSite))
  }

  /// Stops the program if factories call each other endlessly, or the stack has no room for another one.
  @inline(never)
  private func lookForRecursion(_ slot: Unmanaged<Slot>?, callSite: SourceLocation) {
    if StackBounds.position < stackLimit { unsafe lookAtStack(slot) }
    guard (depth &+ 1).isMultiple(of: RecursionCheck.interval), let slot = unsafe slot else {
      return
    }
    // Safe: the caller holds the slot.
    var next = unsafe slot._withUnsafeGuaranteedRef { $0.running }
    next.callSite = callSite
    RecursionCheck.check(next, among: running())
  }

  /// Stops the program if the stack has no room for another factory.
  ///
  /// The system call for the bounds takes longer than most factories, and few threads get deep enough to need it.
  private func lookAtStack(_ slot: Unmanaged<Slot>?) {
    let position = StackBounds.position
    guard stackLimit < .max else {
      stackLimit = position - min(position, RecursionCheck.uncheckedStack)
      return
    }
    guard let bounds = StackBounds.current, bounds.contains(position) else {
      // The thread runs on a stack of another kind, as a sanitizer has.
      stackLimit = 0
      return
    }
    stackLimit = bounds.lowerBound + RecursionCheck.reserve(of: bounds)
    guard position < stackLimit, let slot = unsafe slot else { return }
    // Safe: the caller holds the slot.
    let next = unsafe slot._withUnsafeGuaranteedRef { $0.running }
    RecursionCheck.stopAtEndOfStack(next, among: running(), size: bounds.count)
  }

  /// Records that the innermost factory has ended.
  @inline(__always)
  func pop() {
    unsafe frames.pop()
    if TaskActivity.exists { endInTask() }
  }
}
