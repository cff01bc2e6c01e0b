/// What a thread does for the library: the factories that run on it, inside each other.
///
/// Sendable: only the thread itself uses it.
@safe
final class ThreadActivity: @unchecked Sendable {
  /// The factory, hook or closure that runs, inside the making of an instance or the start of a container if one is
  /// awaited; no slot is that of a closure of `withContainer`.
  ///
  /// The function that pushes the frame retains its objects until it has popped it. The number tells the frame from all
  /// others of its thread, and grows.
  typealias Frame = (
    slot: Unretained<Slot>?, container: Unretained<Container>,
    awaited: Unretained<Awaited>?, callSite: SourceLocation, isHook: Bool, number: Int
  )

  @inline(never)
  static var current: ThreadActivity { unretained.object }

  /// The activity of the current thread, which retains it until it exits.
  static var unretained: Unretained<ThreadActivity> {
    @inline(__always) get { objectOfThread?.cast(to: ThreadActivity.self) ?? makeThreadActivity() }
  }

  /// The number of the thread, which no other one has had.
  let number = Word.threadCount.add(1)

  let id = threadID

  /// The thread as one that makes shared instances.
  private(set) lazy var maker = Maker()

  /// The frames, in memory of their own because a factory's stack is for factories.
  private var frames: UnsafeMutablePointer<Frame>
  private var capacity = 32
  private(set) var depth = 0
  private var lastNumber = 0

  /// The lowest address of the stack, or one that is never near if it is unknown, and how much of the stack is left for
  /// what runs between two factories, and for a message.
  private let stackStart: UInt
  private let reserve: UInt

  /// The hooks that run when their ring is whole.
  private var lateHooks: [(ring: Ring, run: () -> Void)] = []
  private(set) var hasLateHooks = false
  var observedRead: ObservedRead?

  /// Whether a task of the main actor has started on the thread immediately, for ``Isolation/isOnMainActor``.
  var isOnMainActor = false

  /// Whether an observer runs, whose own reads aren't observed.
  var isObserving = false

  /// How many tasks have started on the thread immediately, inside each other.
  private var tasks = 0

  #if LOCATOR_CHECKS
  /// How many locks of the library the thread holds.
  var lockCount = 0
  #endif

  init() {
    unsafe frames = .allocate(capacity: capacity)
    let stack = stackOfThread ?? (.max / 2, 0)
    stackStart = stack.start
    reserve = min(64 << 10, stack.size / 4)
  }

  deinit { unsafe frames.deallocate() }
}

// MARK: - Frames

extension ThreadActivity {
  static var isIdle: Bool { @inline(__always) get { unretained.with { $0.depth == 0 } } }

  var last: Frame? { @inline(__always) get { depth == 0 ? nil : frame(depth &- 1) } }

  @inline(__always)
  func frame(_ index: Int) -> Frame { unsafe frames[index] }

  @inline(__always)
  private static var stackPosition: UInt {
    var byte: UInt8 = 0
    return unsafe _withUnprotectedUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }

  /// The caller retains the slot and the container until it calls ``pop()``.
  @inline(__always)
  func push(
    _ slot: Unretained<Slot>, _ container: Unretained<Container>, _ callSite: SourceLocation,
    _ construction: Construction? = nil, isHook: Bool = false
  ) {
    if Self.stackPosition &- stackStart < reserve, depth > 0 { stopAtEndOfStack(slot, callSite) }
    // At twice as many frames each time, because a check goes through all of them, and at one more: every second frame
    // may be that of a property.
    let even = depth & ~1
    if even & (even &- 1) == 0, depth >= 32, !isHook {
      checkRecursion(of: slot, container, callSite)
    }
    add(slot, container, callSite, construction, isHook: isHook)
  }

  @inline(__always)
  private func add(
    _ slot: Unretained<Slot>?, _ container: Unretained<Container>, _ callSite: SourceLocation,
    _ awaited: Awaited?, isHook: Bool
  ) {
    if depth == capacity { grow() }
    let awaited = awaited.map { Unretained($0) } ?? last?.awaited
    lastNumber &+= 1
    // SAFETY: the depth is below the capacity.
    unsafe (frames + depth).initialize(
      to: (slot, container, awaited, callSite, isHook, lastNumber)
    )
    depth &+= 1
  }

  @inline(__always)
  func pop() { depth &-= 1 }

  /// Runs a closure of `withContainer`, or what starts a container.
  func run<Result, Failure: Error>(
    in container: Container, start: Awaited? = nil, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    add(nil, Unretained(container), .unknown, start, isHook: false)
    defer {
      pop()
      withExtendedLifetime((container, start)) {}
    }
    return try body()
  }

  /// Starts a task on the thread, where it runs until it suspends, or returns `nil` if it can't.
  ///
  /// A factory or an observer of the thread isn't around what the task does, and many tasks inside each other would use
  /// up the stack.
  @inline(never)
  func startImmediately(
    _ body: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
    guard depth == 0, !isObserving, tasks < 8 else { return nil }
    tasks += 1
    defer { tasks -= 1 }
    return Task.immediateDetached(priority: Task.currentPriority) { await body() }
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: frames, count: depth)
    unsafe frames.deallocate()
    unsafe frames = unsafe larger
    capacity *= 2
  }

  /// The factories and hooks, the outermost first, each with the construction that it begins.
  @inline(never)
  var tracedSteps: [ReadingCode.Step] {
    (0..<depth).compactMap { index in
      let frame = frame(index)
      guard let definition = frame.slot?.object.definition, !definition.isOfProperty else {
        return nil
      }
      let outer = index == 0 ? nil : self.frame(index - 1).awaited
      let isOwn = frame.awaited?.address != outer?.address
      return (
        Messages.Step(definition, read: frame.callSite, isHook: frame.isHook),
        isOwn ? frame.awaited.map { ObjectIdentifier($0.object) } : nil
      )
    }
  }

  var steps: [Messages.Step] { tracedSteps.map(\.step) }

  /// Whether the factory of a slot runs on the thread, or a hook.
  func isMaking(_ slot: Slot) -> Bool {
    (0..<depth).contains { frame($0).slot?.object === slot }
  }
}

// MARK: - Hooks that lead back to their own module

extension ThreadActivity {
  func runLate(in ring: Ring, _ hook: @escaping () -> Void) {
    lateHooks.append((ring, hook))
    hasLateHooks = true
  }

  /// Runs the late hooks of each ring of which nothing is made on the thread any more.
  @inline(never)
  func runLateHooks() {
    while true {
      let busy = (0..<depth).compactMap { index -> Ring? in
        let (slot, container, _, _, _, _) = frame(index)
        return slot.flatMap { Ring.of($0.object, in: container.object)?.ring }
      }
      guard let index = lateHooks.firstIndex(where: { !busy.contains($0.ring) }) else { return }
      let hook = lateHooks.remove(at: index).run
      hasLateHooks = !lateHooks.isEmpty
      hook()
    }
  }
}

/// Not a static method, for which each read would look up the type.
@inline(never)
private func makeThreadActivity() -> Unretained<ThreadActivity> {
  let activity = ThreadActivity()
  retainForThread(activity)
  return Unretained(activity)
}
