import Synchronization

/// What runs on a thread on behalf of containers.
///
/// Sendable: only its own thread changes it, and reads it without a lock. Others read ``awaited``, and the
/// frames while the thread waits for them, under the lock of ``ThreadConstructions``, which it waits with.
final class ThreadActivity: @unchecked Sendable {
  /// One for each thread.
  private static let threads = PerThread { ThreadActivity() }

  /// The one of the thread that asks.
  static var current: ThreadActivity { threads.value }

  /// The one of the thread that asks, held by the thread until its end.
  static var uncounted: Unmanaged<ThreadActivity> { unsafe threads.uncounted }

  /// Whether nothing runs on this thread on behalf of a container.
  static var isIdle: Bool {
    // Safe: the thread holds its object.
    unsafe uncounted._withUnsafeGuaranteedRef { $0.depth == 0 }
  }

  /// The number that the system gives to the thread.
  let id = ThreadID.current

  /// What tells this from that of every other thread, of those that have ended, too, whose address it may have.
  let number = count.add(1, ordering: .relaxed).newValue

  /// How many threads there were.
  private static let count = Atomic(0)

  /// The factories, and the closures of `withContainer`, that run, innermost last.
  ///
  /// Unchecked, because nothing but the stack itself runs while it changes, and because the check would take
  /// longer than a read.
  @exclusivity(unchecked)
  private var frames = FrameStack()

  /// The innermost read that is told to an observer, if one is under way.
  var observedRead: ObservedRead?

  /// Whether an observer is told about something, so that what it reads is told to nobody.
  private(set) var isObserving = false

  /// The construction that the thread waits for, guarded by the lock of ``ThreadConstructions``.
  var awaited: Construction?

  /// The line that asks for that, guarded by the same lock.
  var waitCallSite: SourceLocation?

  /// How many constructions the thread has begun and not ended, guarded by the same lock.
  var constructionCount = 0

  /// What the thread has seen before it was finished, and what it has made meanwhile.
  var unfinished: [Construction] = []

  /// The hooks that wait for a factory which runs around them, in the order of their instances.
  var deferredHooks: [DeferredHook] = [] {
    didSet { unsafe frames.hasHooks = !deferredHooks.isEmpty }
  }

  /// The positions of the frames that run hooks.
  private var hookFrames: [Int] = []

  /// The parents of containers that are being freed, to be released one after the other.
  private var released: [Container] = []

  /// Whether that is done, further out on the stack.
  private var isReleasing = false

  /// How many factories of instances that a container keeps are watched for layers.
  var keptMakings = 0

  /// The layers of modules that these have made.
  var layers: [WeakContainer] = []

  /// The position of the stack below which it is looked at: at first that of the first factory.
  private var stackLimit = UInt.max

  /// Makes one without a thread of its own, as a test does; ``current`` has that of a thread.
  init() {}
}

extension ThreadActivity {
  /// Lets go of a container, and of what it is the last to hold, without recursion.
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
  /// How many frames there are.
  var depth: Int { unsafe frames.count }

  /// Whether hooks wait for factories that run on this thread.
  var hasDeferredHooks: Bool { unsafe frames.hasHooks }

  /// What holds the container whose code runs here, if any.
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

  /// Notes that a hook begins to run.
  ///
  /// - Precondition: The caller holds the slot and the container until ``endHook()``.
  func beginHook(of slot: Slot, in container: Container) {
    // Safe: the caller holds both.
    unsafe push(.passUnretained(slot), container, callSite: slot.definition.location)
    hookFrames.append(depth - 1)
  }

  /// Notes that the hook which began last has come to its end.
  func endHook() {
    pop()
    hookFrames.removeLast()
  }

  /// The modules whose factories run, innermost last.
  ///
  /// - Parameter depth: The number of outer frames to leave out.
  /// - Returns: What the modules say.
  func modules(from depth: Int = 0) -> [ModuleDefinition] {
    running(from: depth).map(\.definition)
  }

  /// Runs a factory with its container as the current one, or, without a slot, other code of the user.
  ///
  /// - Parameters:
  ///   - slot: The slot of the module whose factory runs, or none for `withContainer`.
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

  /// Runs a part of a read, which may be told to an observer.
  func run<Result, Failure: Error>(
    _ observedRead: ObservedRead?,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = self.observedRead
    self.observedRead = observedRead ?? outer
    defer { self.observedRead = outer }
    return try body()
  }

  /// Runs an observer.
  func withoutObservedRead(_ body: () -> Void) {
    isObserving = true
    body()
    isObserving = false
  }

  /// Notes that a factory begins to run.
  ///
  /// - Precondition: The caller holds the slot and the container until ``pop()``.
  @inline(__always)
  func push(_ slot: Unmanaged<Slot>?, _ container: Container, callSite: SourceLocation) {
    // Endless recursion is looked for from time to time, because it takes longer than most factories.
    if StackBounds.position < stackLimit || (depth &+ 1).isMultiple(of: RecursionCheck.interval) {
      unsafe lookForRecursion(slot, callSite: callSite)
    }
    if TaskActivity.exists, let slot = unsafe slot { unsafe beginInTask(slot) }
    unsafe frames.push(Frame(slot, container, callSite: callSite))
  }

  /// Stops the program if factories ask for each other without end, or the stack has no room for another one.
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
  /// What the system is asked for takes longer than most factories, and few threads get to where it matters.
  private func lookAtStack(_ slot: Unmanaged<Slot>?) {
    let position = StackBounds.position
    guard stackLimit < .max else {
      stackLimit = position - min(position, RecursionCheck.uncheckedStack)
      return
    }
    guard let bounds = StackBounds.current, bounds.contains(position) else {
      // A stack of another kind, as a sanitizer has.
      stackLimit = 0
      return
    }
    stackLimit = bounds.lowerBound + RecursionCheck.reserve(of: bounds)
    guard position < stackLimit, let slot = unsafe slot else { return }
    // Safe: the caller holds the slot.
    let next = unsafe slot._withUnsafeGuaranteedRef { $0.running }
    RecursionCheck.stopAtEndOfStack(next, among: running(), size: bounds.count)
  }

  /// Notes that the factory which began last has come to its end.
  @inline(__always)
  func pop() {
    unsafe frames.pop()
    if TaskActivity.exists { endInTask() }
  }
}
