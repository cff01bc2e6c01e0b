// One object for each thread. The Windows branch and the branch without threads were not run.

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

/// A variable of which each thread has its own object, made at its first use.
@safe
struct PerThread<Object: AnyObject>: Sendable {
  /// Makes the object of a thread.
  private let make: @Sendable () -> Object

  #if canImport(WinSDK)
  private let key: DWORD
  #elseif !os(WASI)
  private let key: pthread_key_t
  #else
  private let single: @Sendable () -> Object
  #endif

  init(_ make: @escaping @Sendable () -> Object) {
    self.make = make
    #if canImport(WinSDK)
    // The thread's end gives back the reference that `makeForThread` took.
    key = unsafe FlsAlloc { object in
      if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    #elseif os(WASI)
    let object = make()
    single = { object }
    #else
    var key = pthread_key_t()
    // The thread's end gives back the reference that `makeForThread` took.
    #if canImport(Darwin)
    unsafe pthread_key_create(&key) { unsafe Unmanaged<AnyObject>.fromOpaque($0).release() }
    #else
    unsafe pthread_key_create(&key) { object in
      if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    #endif
    self.key = key
    #endif
  }

  /// The object of the thread that asks.
  var value: Object {
    // Safe: the thread holds it until its end.
    unsafe uncounted.takeUnretainedValue()
  }

  /// The object of the thread that asks, held by the thread until its end.
  var uncounted: Unmanaged<Object> {
    #if os(WASI)
    return unsafe .passUnretained(single())
    #else
    #if canImport(WinSDK)
    let stored = unsafe FlsGetValue(key)
    #else
    let stored = unsafe pthread_getspecific(key)
    #endif
    guard let stored = unsafe stored else { return unsafe makeForThread() }
    // Safe: only `makeForThread` stores here, and the thread's end alone releases.
    return unsafe Unmanaged<Object>.fromOpaque(stored)
    #endif
  }

  #if !os(WASI)
  private func makeForThread() -> Unmanaged<Object> {
    let object = unsafe Unmanaged.passRetained(make())
    #if canImport(WinSDK)
    unsafe FlsSetValue(key, object.toOpaque())
    #else
    unsafe pthread_setspecific(key, object.toOpaque())
    #endif
    return unsafe object
  }
  #endif
}
