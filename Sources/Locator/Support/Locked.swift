/// A state that threads reach one at a time, under a lock.
///
/// No code of the user ever runs under the lock.
@safe
package struct Locked<State: ~Copyable & Sendable>: ~Copyable, @unchecked Sendable {
  // Sendable: the state is, and `withLock` and `wait`, which hold the lock, are the only ways to it.

  /// The lock and the state, in one piece of memory.
  @safe
  private struct Contents: ~Copyable {
    var lock = unsafe Lock.blank
    var state: State
  }

  private let contents: UnsafeMutablePointer<Contents>

  /// The lock in the contents.
  private var lock: Lock {
    // Safe: a structure begins with its first property.
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

  /// Runs the body while this thread holds the lock.
  package borrowing func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    unsafe lock.acquire()
    defer { unsafe lock.release() }
    return unsafe body(&contents.pointee.state)
  }

  /// Runs the body while this thread holds the lock, and again after each wait, until it has a result.
  ///
  /// The lock is given up during a wait, so that the state can be another one then: the body has no access to it
  /// meanwhile. Out of line, as few threads wait.
  @inline(never)
  borrowing func wait<Result>(_ body: (inout State) -> Wait<Result>) -> Result {
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

/// What a thread does that wants something of a state under a lock.
enum Wait<Result> {
  /// It goes on.
  case over(Result)

  /// It waits for a condition, or for about so many seconds, and looks again.
  case until(Condition, seconds: Int? = nil)
}
