// The lock of the platform. Only the branches for Linux with Glibc were ever run.

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

// `Synchronization` has a mutex but no condition to wait on, and ThreadSanitizer doesn't support its mutex on Linux.

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

  /// The mutex, the condition and the state, in one allocation.
  private let memory: UnsafeMutableRawPointer

  // SAFETY: both primitives are aligned to words, so that each place is right for what it holds.

  private var mutex: UnsafeMutablePointer<Mutex> {
    unsafe memory.assumingMemoryBound(to: Mutex.self)
  }

  private var condition: UnsafeMutablePointer<Condition> {
    unsafe UnsafeMutableRawPointer(mutex + 1).assumingMemoryBound(to: Condition.self)
  }

  private var state: UnsafeMutablePointer<State> {
    unsafe UnsafeMutableRawPointer(condition + 1).alignedUp(for: State.self)
      .assumingMemoryBound(to: State.self)
  }

  package init(_ state: consuming State) {
    unsafe memory = .allocate(
      byteCount: MemoryLayout<Mutex>.stride + MemoryLayout<Condition>.stride
        + max(0, MemoryLayout<State>.alignment - MemoryLayout<UInt>.alignment)
        + MemoryLayout<State>.size,
      alignment: MemoryLayout<UInt>.alignment
    )
    unsafe self.state.initialize(to: state)
    #if canImport(WinSDK)
    unsafe InitializeSRWLock(mutex)
    unsafe InitializeConditionVariable(condition)
    #elseif !os(WASI)
    guard unsafe pthread_mutex_init(mutex, nil) == 0, initializeCondition() == 0 else {
      stopWithoutMemory()
    }
    #endif
  }

  deinit {
    #if !canImport(WinSDK) && !os(WASI)
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    #endif
    unsafe state.deinitialize(count: 1)
    unsafe memory.deallocate()
  }

  #if !canImport(WinSDK) && !os(WASI)
  /// Makes a condition that measures time by a clock which isn't set, or that of Darwin, which waits for a duration.
  private func initializeCondition() -> CInt {
    #if canImport(Darwin)
    return unsafe pthread_cond_init(condition, nil)
    #else
    var attributes = pthread_condattr_t()
    guard unsafe pthread_condattr_init(&attributes) == 0 else { return -1 }
    defer { unsafe pthread_condattr_destroy(&attributes) }
    guard unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0 else { return -1 }
    return unsafe pthread_cond_init(condition, &attributes)
    #endif
  }
  #endif

  // The results of the functions below say whether the caller has a lock, and the caller has.

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
    LockCheck.didLock()
    defer {
      LockCheck.willUnlock()
      unlock()
    }
    return unsafe body(&state.pointee)
  }

  /// Calls a closure under the lock, and again after each wait, until it returns a result.
  ///
  /// A wait releases the lock, and ends with ``wakeAll()``, after a number of seconds if it is given, or spuriously.
  package borrowing func wait<Result>(
    seconds: Int? = nil, _ body: (inout State) -> Result?
  ) -> Result {
    lock()
    LockCheck.didLock()
    defer {
      LockCheck.willUnlock()
      unlock()
    }
    while true {
      if let result = unsafe body(&state.pointee) { return result }
      sleep(seconds)
    }
  }

  /// Out of line, because few threads wait.
  @inline(never)
  private func sleep(_ seconds: Int?) {
    #if canImport(WinSDK)
    let time = seconds.map { DWORD($0 * 1_000) } ?? INFINITE
    unsafe SleepConditionVariableSRW(condition, mutex, time, 0)
    #elseif os(WASI)
    fatalError("A read waits for another thread, and there is none on this platform.")
    #else
    guard let seconds else {
      unsafe pthread_cond_wait(condition, mutex)
      return
    }
    #if canImport(Darwin)
    var time = timespec(tv_sec: seconds, tv_nsec: 0)
    unsafe pthread_cond_timedwait_relative_np(condition, mutex, &time)
    #else
    var end = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &end)
    end.tv_sec += seconds
    unsafe pthread_cond_timedwait(condition, mutex, &end)
    #endif
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

/// A check of builds for tests: no object of a user is released while the thread holds a lock of the library.
///
/// The release could run a `deinit`, which may read a container and so take the same lock.
enum LockCheck {
  #if LOCATOR_CHECKS
  static func didLock() { ThreadActivity.current.lockCount += 1 }

  static func willUnlock() { ThreadActivity.current.lockCount -= 1 }

  static func willRelease(_ type: Any.Type) {
    guard ThreadActivity.current.lockCount != 0 else { return }
    fatalError("A box of '\(type)' is released under a lock, which is a bug in Locator.")
  }
  #else
  @inline(__always) static func didLock() {}

  @inline(__always) static func willUnlock() {}
  #endif
}
