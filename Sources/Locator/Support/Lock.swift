// `Synchronization` has a mutex but no condition to wait on, and ThreadSanitizer doesn't support its mutex on Linux. So
// a lock uses the platform's primitives. The Windows branch and the branch without threads were not run.

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
private typealias Mutex = SRWLOCK
private typealias Condition = CONDITION_VARIABLE
#elseif os(WASI)
private typealias Mutex = Int
private typealias Condition = Int
#else
private typealias Mutex = pthread_mutex_t
private typealias Condition = pthread_cond_t
#endif

/// State that one thread at a time accesses, under a lock, and for whose changes threads can wait.
///
/// No user code ever runs under the lock.
@safe
package struct Locked<State: ~Copyable & Sendable>: ~Copyable, @unchecked Sendable {
  // Sendable: the state is, and only `withLock` and `wait`, which hold the lock, access it.

  /// The primitives and the state, in one allocation.
  @safe
  private struct Contents: ~Copyable {
    var mutex = unsafe Mutex()
    var condition = Condition()
    var state: State
  }

  private let contents: UnsafeMutablePointer<Contents>

  // Safe: the properties of a structure are in their order, and both primitives are aligned to words.

  private var mutex: UnsafeMutablePointer<Mutex> {
    unsafe UnsafeMutableRawPointer(contents).assumingMemoryBound(to: Mutex.self)
  }

  private var condition: UnsafeMutablePointer<Condition> {
    unsafe UnsafeMutableRawPointer(mutex + 1).assumingMemoryBound(to: Condition.self)
  }

  package init(_ state: consuming State) {
    unsafe contents = .allocate(capacity: 1)
    unsafe contents.initialize(to: Contents(state: state))
    #if canImport(WinSDK)
    unsafe InitializeSRWLock(mutex)
    unsafe InitializeConditionVariable(condition)
    #elseif !os(WASI)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
    #endif
  }

  deinit {
    #if !canImport(WinSDK) && !os(WASI)
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    #endif
    unsafe contents.deinitialize(count: 1)
    unsafe contents.deallocate()
  }

  private func lock() {
    #if canImport(WinSDK)
    unsafe AcquireSRWLockExclusive(mutex)
    #elseif !os(WASI)
    unsafe pthread_mutex_lock(mutex)
    #endif
  }

  private func unlock() {
    #if canImport(WinSDK)
    unsafe ReleaseSRWLockExclusive(mutex)
    #elseif !os(WASI)
    unsafe pthread_mutex_unlock(mutex)
    #endif
  }

  package borrowing func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock()
    defer { unlock() }
    return unsafe body(&contents.pointee.state)
  }

  /// Calls a closure under the lock, and again after each wait, until it returns a result.
  ///
  /// A wait releases the lock, and ends with ``wakeAll()``, after a number of seconds if it is given, or spuriously.
  package borrowing func wait<Result>(
    seconds: Int? = nil, _ body: (inout State) -> Result?
  ) -> Result {
    lock()
    defer { unlock() }
    while true {
      if let result = unsafe body(&contents.pointee.state) { return result }
      sleep(seconds)
    }
  }

  /// Out of line, because few threads wait.
  @inline(never)
  private func sleep(_ seconds: Int?) {
    #if canImport(WinSDK)
    let time = seconds.map { DWORD($0 * 1_000) } ?? INFINITE
    unsafe SleepConditionVariableSRW(condition, mutex, time, 0)
    #elseif !os(WASI)
    guard let seconds else {
      unsafe pthread_cond_wait(condition, mutex)
      return
    }
    // The condition uses the wall clock. If the clock is set meanwhile, the wait is longer or shorter.
    var end = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &end)
    end.tv_sec += seconds
    unsafe pthread_cond_timedwait(condition, mutex, &end)
    #endif
  }

  package borrowing func wakeAll() {
    #if canImport(WinSDK)
    unsafe WakeAllConditionVariable(condition)
    #elseif !os(WASI)
    unsafe pthread_cond_broadcast(condition)
    #endif
  }
}
