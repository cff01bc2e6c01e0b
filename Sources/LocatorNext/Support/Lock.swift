// `Synchronization` has a mutex but no condition to wait on, and ThreadSanitizer doesn't support its mutex on Linux. So
// locks use the platform's primitives. The Windows branch and the branch without threads were not run.

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
