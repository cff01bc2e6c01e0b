// `Synchronization` has a mutex but no condition to wait on, and ThreadSanitizer doesn't support its mutex on Linux. So
// locks and conditions use the platform's primitives. The Windows branch and the branch without threads were not run.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
#endif

#if canImport(WinSDK)
typealias PlatformLock = SRWLOCK
#elseif os(WASI)
typealias PlatformLock = Void
#else
typealias PlatformLock = pthread_mutex_t
#endif

/// The platform's lock at its address in a ``Locked``.
@unsafe
struct Lock {
  let handle: UnsafeMutablePointer<PlatformLock>

  /// The initial memory of a lock, until ``create()`` initializes it.
  static var blank: PlatformLock { unsafe PlatformLock() }

  /// Initializes the lock.
  func create() {
    #if canImport(WinSDK)
    unsafe InitializeSRWLock(handle)
    #elseif !os(WASI)
    unsafe pthread_mutex_init(handle, nil)
    #endif
  }

  func destroy() {
    #if !canImport(WinSDK) && !os(WASI)
    unsafe pthread_mutex_destroy(handle)
    #endif
  }

  func acquire() {
    #if canImport(WinSDK)
    unsafe AcquireSRWLockExclusive(handle)
    #elseif !os(WASI)
    unsafe pthread_mutex_lock(handle)
    #endif
  }

  func release() {
    #if canImport(WinSDK)
    unsafe ReleaseSRWLockExclusive(handle)
    #elseif !os(WASI)
    unsafe pthread_mutex_unlock(handle)
    #endif
  }
}

#if canImport(WinSDK)
private typealias PlatformCondition = CONDITION_VARIABLE
#elseif os(WASI)
private typealias PlatformCondition = Void
#else
private typealias PlatformCondition = pthread_cond_t
#endif

/// A condition variable that threads wait on under the lock of a ``Locked``.
@safe
package final class Condition: @unchecked Sendable {
  // Sendable: the platform's condition variable is made for use by several threads, and stays at one address.
  private let handle: UnsafeMutablePointer<PlatformCondition>

  package init() {
    unsafe handle = .allocate(capacity: 1)
    #if canImport(WinSDK)
    unsafe InitializeConditionVariable(handle)
    #elseif !os(WASI)
    unsafe handle.initialize(to: PlatformCondition())
    unsafe pthread_cond_init(handle, nil)
    #endif
  }

  deinit {
    #if !canImport(WinSDK) && !os(WASI)
    unsafe pthread_cond_destroy(handle)
    #endif
    unsafe handle.deallocate()
  }

  /// Releases the lock, waits, at most for a number of seconds if it is given, and acquires the lock again.
  ///
  /// It may wake spuriously.
  func wait(under lock: Lock, seconds: Int?) {
    #if canImport(WinSDK)
    let time = seconds.map { DWORD($0 * 1_000) } ?? INFINITE
    unsafe SleepConditionVariableSRW(handle, lock.handle, time, 0)
    #elseif !os(WASI)
    guard let seconds else {
      unsafe pthread_cond_wait(handle, lock.handle)
      return
    }
    // The condition variable uses the wall clock. If the clock is set meanwhile, the wait is longer or shorter, which
    // callers have to expect anyway.
    var end = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &end)
    end.tv_sec += seconds
    unsafe pthread_cond_timedwait(handle, lock.handle, &end)
    #endif
  }

  /// Wakes all waiting threads.
  package func wakeAll() {
    #if canImport(WinSDK)
    unsafe WakeAllConditionVariable(handle)
    #elseif !os(WASI)
    unsafe pthread_cond_broadcast(handle)
    #endif
  }
}

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
