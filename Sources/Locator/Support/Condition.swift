// `Synchronization` has no condition to wait on; see `Lock`. The Windows branch and the branch without threads were not
// run.

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
