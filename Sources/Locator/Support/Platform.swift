// What the library asks of the platform. Only the branches for Linux with Glibc were ever run.

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
import ucrt
#elseif os(WASI)
import WASILibc
#else
#error("Locator doesn't know the C library of this platform.")
#endif

// MARK: - The process

func environmentVariable(_ name: String) -> String? {
  #if canImport(WinSDK) || os(WASI)
  return nil
  #else
  return unsafe getenv(name).map { unsafe String(cString: $0) }
  #endif
}

/// Writes a text to standard error; a write that fails can't be reported.
func writeToStandardError(_ text: String) {
  unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
    // SAFETY: the bytes are valid until the closure returns.
    #if canImport(WinSDK)
    _ = unsafe _write(2, bytes.baseAddress, UInt32(bytes.count))
    #else
    _ = unsafe write(2, bytes.baseAddress, bytes.count)
    #endif
  }
}

// MARK: - The current thread

/// The system's identifier of the current thread, as debuggers show it.
var threadID: UInt64 {
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

/// The object that the current thread retains.
var objectOfThread: Unretained<AnyObject>? {
  @inline(__always) get {
    #if canImport(WinSDK)
    let stored = unsafe FlsGetValue(threadKey)
    #elseif os(WASI)
    let stored = onlyObject
    #else
    let stored = unsafe pthread_getspecific(threadKey)
    #endif
    return Unretained(at: UInt(bitPattern: stored))
  }
}

/// Lets the current thread, which retains no object yet, retain one until it exits.
func retainForThread(_ object: AnyObject) {
  let retained = unsafe Unmanaged.passRetained(object).toOpaque()
  #if canImport(WinSDK)
  let isStored = unsafe FlsSetValue(threadKey, retained)
  #elseif os(WASI)
  onlyObject = retained
  let isStored = true
  #else
  let isStored = unsafe pthread_setspecific(threadKey, retained) == 0
  #endif
  if !isStored { stopWithoutMemory() }
}

/// Stops where the platform has no memory left for a thread or a lock.
func stopWithoutMemory() -> Never { fatalError("The system has no memory left.") }

#if os(WASI)
// SAFETY: there is one thread.
@safe nonisolated(unsafe) private var onlyObject: UnsafeMutableRawPointer?
#else
#if canImport(WinSDK)
private typealias ThreadKey = DWORD
#else
private typealias ThreadKey = pthread_key_t
#endif

/// The key by which the system finds the object of a thread, which it releases when the thread exits.
private var threadKey: ThreadKey {
  @inline(__always) get {
    let bits = Word.threadKey.bits
    return bits == 0 ? makeThreadKey() : ThreadKey(truncatingIfNeeded: bits &- 1)
  }
}

@inline(never)
private func makeThreadKey() -> ThreadKey {
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
  let known = Word.threadKey.storeFirst(UInt(key) &+ 1)
  guard known != 0 else { return key }
  // Another thread was the first.
  #if canImport(WinSDK)
  FlsFree(key)
  #else
  pthread_key_delete(key)
  #endif
  return ThreadKey(truncatingIfNeeded: known &- 1)
}

private func release(_ stored: UnsafeMutableRawPointer?) {
  if let stored = unsafe stored { unsafe Unmanaged<AnyObject>.fromOpaque(stored).release() }
}
#endif

/// The lowest address of the current thread's stack and its size, or `nil` where the platform doesn't tell them.
var stackOfThread: (start: UInt, size: UInt)? {
  #if canImport(Darwin)
  let thread = unsafe pthread_self()
  let end = unsafe UInt(bitPattern: pthread_get_stackaddr_np(thread))
  let size = unsafe UInt(pthread_get_stacksize_np(thread))
  return (end - size, size)
  #elseif canImport(WinSDK)
  var (start, end): (ULONG_PTR, ULONG_PTR) = (0, 0)
  unsafe GetCurrentThreadStackLimits(&start, &end)
  return (UInt(start), UInt(end - start))
  #elseif os(WASI)
  return nil
  #else
  var attributes = pthread_attr_t()
  guard unsafe getAttributes(pthread_self(), &attributes) == 0 else { return nil }
  defer { unsafe pthread_attr_destroy(&attributes) }
  var address: UnsafeMutableRawPointer?
  var size = 0
  guard unsafe pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
  return (UInt(bitPattern: address), UInt(size))
  #endif
}

#if !canImport(Darwin) && !canImport(WinSDK) && !os(WASI)
/// A function of the C library that its module lacks, because a header declares it for `_GNU_SOURCE` alone.
@_silgen_name("pthread_getattr_np")
private func getAttributes(
  _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
) -> CInt
#endif
