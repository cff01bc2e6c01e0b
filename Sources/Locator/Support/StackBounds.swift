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

/// The addresses of a thread's stack.
enum StackBounds {
  /// The approximate end of the current thread's stack, which grows towards lower addresses.
  @inline(__always) static var position: UInt {
    var byte: UInt8 = 0
    // Safe: the pointer is only used as a number, so there is no write that the stack protector would have to check.
    return unsafe _withUnprotectedUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }

  /// The addresses of the current thread's stack, if the platform knows them.
  static var current: Range<UInt>? {
    #if canImport(Darwin)
    let top = unsafe UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
    return unsafe top - UInt(pthread_get_stacksize_np(pthread_self()))..<top
    #elseif canImport(WinSDK)
    var (low, high): (ULONG_PTR, ULONG_PTR) = (0, 0)
    unsafe GetCurrentThreadStackLimits(&low, &high)
    return UInt(low)..<UInt(high)
    #elseif os(WASI)
    return nil
    #else
    // The headers hide the function from Swift. A statically linked program doesn't find it.
    guard let function = unsafe dlsym(nil, "pthread_getattr_np") else { return nil }
    // Safe: this is the function's type.
    let getAttributes = unsafe unsafeBitCast(function, to: GetAttributes.self)
    var attributes = pthread_attr_t()
    guard unsafe getAttributes(pthread_self(), &attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(&attributes) }
    var (low, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
    guard unsafe pthread_attr_getstack(&attributes, &low, &size) == 0 else { return nil }
    let start = UInt(bitPattern: low)
    return start..<start + UInt(size)
    #endif
  }

  #if !canImport(Darwin) && !canImport(WinSDK) && !os(WASI)
  private typealias GetAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
  #endif
}
