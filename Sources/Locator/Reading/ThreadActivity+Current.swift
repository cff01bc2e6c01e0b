// The Windows branch and the branch without threads were never run.

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

extension ThreadActivity {
  #if os(WASI)
  private static let only = ThreadActivity()

  static var unretained: Unretained<ThreadActivity> { Unretained(only) }
  #else
  /// The activity of the current thread, which holds it until it exits.
  static var unretained: Unretained<ThreadActivity> {
    #if canImport(WinSDK)
    let stored = unsafe FlsGetValue(key)
    #else
    let stored = unsafe pthread_getspecific(key)
    #endif
    // Only `makeForThread` stores an object, and only the exit of the thread releases it.
    return Unretained(at: UInt(bitPattern: stored)) ?? makeForThread()
  }

  @inline(never)
  private static func makeForThread() -> Unretained<ThreadActivity> {
    let activity = ThreadActivity()
    let retained = unsafe Unmanaged.passRetained(activity).toOpaque()
    #if canImport(WinSDK)
    unsafe FlsSetValue(key, retained)
    #else
    unsafe pthread_setspecific(key, retained)
    #endif
    return Unretained(activity)
  }

  #if canImport(WinSDK)
  private typealias Key = DWORD
  #else
  private typealias Key = pthread_key_t
  #endif

  /// The key by which the system finds the activity of a thread, which it releases when the thread exits.
  private static let key: Key = {
    #if canImport(WinSDK)
    let key = unsafe FlsAlloc { unsafe release($0) }
    let isMade = key != FLS_OUT_OF_INDEXES
    #else
    var key = pthread_key_t()
    let isMade = unsafe pthread_key_create(&key) { unsafe release($0) } == 0
    #endif
    // Otherwise the program would use a key of other code.
    guard isMade else {
      fatalError(
        """
        The program has as many keys for data of threads as the system allows, and Locator needs \
        one. Delete those that aren't used any longer.
        """
      )
    }
    return key
  }()

  private static func release(_ stored: UnsafeMutableRawPointer?) {
    if let stored = unsafe stored { unsafe Unmanaged<ThreadActivity>.fromOpaque(stored).release() }
  }
  #endif

  /// The system's identifier of the current thread, as debuggers show it.
  static var systemID: UInt64 {
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
