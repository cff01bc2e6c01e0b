/// What runs on a thread on behalf of containers.
///
/// Sendable: only its own thread changes it, and reads it without a lock. Others read ``awaited``, and the
/// frames while the thread waits for them, under the lock of ``Constructions``, which it waits with.
@safe
final class ThreadContext: @unchecked Sendable {
  /// One for each thread.
  private static let threads = PerThread { ThreadContext() }

  /// The one of the thread that asks.
  static var current: ThreadContext { threads.value }

  /// The number that the system gives to the thread.
  let id = ThreadID.current

  /// The innermost frame, which lives on the thread's stack.
  private var top: UnsafeMutablePointer<Frame>?

  /// The innermost read that is told to an observer, if one is under way.
  private(set) var observation: Observation?

  /// Whether an observer is told about something, so that what it reads is told to nobody.
  private(set) var isObserving = false

  /// The construction that the thread waits for, guarded by the lock of ``Constructions``.
  var awaited: Construction?

  /// How many constructions the thread has begun and not ended, guarded by the same lock.
  var constructionCount = 0

  /// What the thread has seen before it was finished, and what it has made meanwhile.
  var unfinished: [Construction] = []

  private init() {}
}

extension ThreadContext {
  /// How many frames there are.
  var depth: Int { unsafe top?.pointee.depth ?? 0 }

  /// What holds the container whose code runs here, if any.
  var container: ContainerReference? {
    guard let frame = unsafe top?.pointee else { return nil }
    return frame.slot == nil ? .strong(frame.container) : .made(by: frame.container)
  }

  /// The factories that run, innermost last.
  ///
  /// - Parameter depth: The number of outer frames to leave out.
  /// - Returns: The factories.
  func running(from depth: Int = 0) -> [Recursion.Running] {
    var result: [Recursion.Running] = []
    var next = unsafe top
    while let frame = unsafe next?.pointee, frame.depth > depth {
      if let slot = frame.slot { result.append(slot.running) }
      unsafe next = frame.parent
    }
    return result.reversed()
  }

  /// The modules whose factories run, innermost last.
  ///
  /// - Parameter depth: The number of outer frames to leave out.
  /// - Returns: What the modules say.
  func modules(from depth: Int = 0) -> [Binding] {
    running(from: depth).map(\.binding)
  }

  /// Runs a factory, with its container as the current one.
  ///
  /// - Parameters:
  ///   - slot: The slot of the module whose factory runs.
  ///   - container: The container that makes the value.
  ///   - body: The factory.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  func run<Result, Failure: Error>(
    _ slot: Slot,
    in container: Container,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try push(Frame(slot, container), body)
  }

  /// Runs code of the user with a container as the current one.
  func run<Result, Failure: Error>(
    in container: Container,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try push(Frame(nil, container), body)
  }

  /// Runs a part of a read, which may be told to an observer.
  func run<Result, Failure: Error>(
    _ observation: Observation?,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = self.observation
    self.observation = observation ?? outer
    defer { self.observation = outer }
    return try body()
  }

  /// Runs an observer.
  func withoutObservation(_ body: () -> Void) {
    isObserving = true
    body()
    isObserving = false
  }

  /// Puts a frame on top while the body runs.
  private func push<Result, Failure: Error>(
    _ frame: consuming Frame,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe frame.parent = top
    frame.depth = depth + 1
    if let slot = frame.slot, frame.depth.isMultiple(of: Recursion.interval) {
      Recursion.check(slot.running, among: running())
    }
    return try unsafe withUnsafeMutablePointer(to: &frame) { pointer throws(Failure) in
      // Safe: the frame stays where it is until the body returns, and is taken off before.
      unsafe top = pointer
      defer { unsafe top = pointer.pointee.parent }
      return try body()
    }
  }
}

/// A factory, or a `withContainer`, that runs.
@safe
struct Frame {
  /// The slot of the module whose factory runs, or none for `withContainer`.
  let slot: Slot?

  /// The container that is current meanwhile.
  let container: Container

  /// The number of frames up to this one.
  var depth = 0

  /// The frame that this one runs in.
  var parent: UnsafeMutablePointer<Frame>?

  init(_ slot: Slot?, _ container: Container) {
    self.slot = slot
    self.container = container
  }
}
