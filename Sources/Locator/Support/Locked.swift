/// State that one thread at a time accesses, under a lock.
///
/// No user code ever runs under the lock.
@safe
package struct Locked<State: ~Copyable & Sendable>: ~Copyable, @unchecked Sendable {
  // Sendable: the state is, and only `withLock` and `wait`, which hold the lock, access it.

  /// The lock and the state, in one allocation.
  @safe
  private struct Contents: ~Copyable {
    var lock = unsafe Lock.blank
    var state: State
  }

  private let contents: UnsafeMutablePointer<Contents>

  /// The lock in the contents.
  private var lock: Lock {
    // Safe: the first stored property of a structure is at its address.
    let start = unsafe UnsafeMutableRawPointer(contents)
    return unsafe Lock(handle: start.assumingMemoryBound(to: PlatformLock.self))
  }

  package init(_ state: consuming State) {
    unsafe contents = .allocate(capacity: 1)
    unsafe contents.initialize(to: Contents(state: state))
    unsafe lock.create()
  }

  deinit {
    unsafe lock.destroy()
    unsafe contents.deinitialize(count: 1)
    unsafe contents.deallocate()
  }

  /// Calls a closure while this thread holds the lock.
  package borrowing func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    unsafe lock.acquire()
    defer { unsafe lock.release() }
    return unsafe body(&contents.pointee.state)
  }

  /// Calls a closure while this thread holds the lock, and again after each wait, until it returns a result.
  ///
  /// A wait releases the lock, so other threads can change the state: the closure has no access to it meanwhile. Out of
  /// line, because few threads wait.
  @inline(never)
  package borrowing func wait<Result>(_ body: (inout State) -> Wait<Result>) -> Result {
    unsafe lock.acquire()
    defer { unsafe lock.release() }
    while true {
      switch unsafe body(&contents.pointee.state) {
      case .over(let result):
        return result
      case .until(let condition, let seconds):
        unsafe condition.wait(under: lock, seconds: seconds)
      }
    }
  }
}

/// What a thread does after a look at a locked state.
package enum Wait<Result> {
  /// The thread goes on with a result.
  case over(Result)

  /// The thread waits for a condition, or for about the given number of seconds, and looks again.
  case until(Condition, seconds: Int? = nil)
}
