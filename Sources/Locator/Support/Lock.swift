// `Synchronization` has a mutex but nothing to wait on, so that waiting is made of what the platform
// has. The Windows branch and the branch without threads were not run.

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

/// A lock that threads can wait under; see ``Signal``.
///
/// No code of the user ever runs while it is held.
@safe
package final class Lock: @unchecked Sendable {
  // Sendable: the platform's lock is made to be shared, and stays at one address.

  /// The platform's lock, for a ``Signal`` to give up and take again.
  let handle: UnsafeMutablePointer<PlatformLock>

  package init() {
    unsafe handle = .allocate(capacity: 1)
    #if canImport(WinSDK)
    unsafe InitializeSRWLock(handle)
    #elseif !os(WASI)
    unsafe handle.initialize(to: PlatformLock())
    unsafe pthread_mutex_init(handle, nil)
    #endif
  }

  deinit {
    #if !canImport(WinSDK) && !os(WASI)
    unsafe pthread_mutex_destroy(handle)
    #endif
    unsafe handle.deallocate()
  }

  /// Runs the body while this thread holds the lock.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    #if canImport(WinSDK)
    unsafe AcquireSRWLockExclusive(handle)
    defer { unsafe ReleaseSRWLockExclusive(handle) }
    #elseif !os(WASI)
    unsafe pthread_mutex_lock(handle)
    defer { unsafe pthread_mutex_unlock(handle) }
    #endif
    return body()
  }
}
