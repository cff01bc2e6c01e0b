// Only the branch for Linux with Glibc was ever run.

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

/// The system's number of a thread, as debuggers show it.
enum ThreadID {
  /// The number of the current thread.
  static var current: UInt64 {
    #if canImport(Darwin)
    var number: UInt64 = 0
    unsafe pthread_threadid_np(nil, &number)
    return number
    #elseif canImport(WinSDK)
    return UInt64(GetCurrentThreadId())
    #elseif os(WASI)
    return 0
    #elseif canImport(Musl)
    return unsafe UInt64(UInt(bitPattern: pthread_self()))
    #else
    return UInt64(truncatingIfNeeded: pthread_self())
    #endif
  }
}
