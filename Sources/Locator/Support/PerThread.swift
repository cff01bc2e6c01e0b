// One object for each thread. The Windows branch and the branch without threads were not run.

import Synchronization

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
///
/// The system's key for it is made at the first use of all. So the variable is there from the beginning of the
/// program, and a use needn't ask whether it is.
@safe
struct PerThread<Object: AnyObject>: ~Copyable, Sendable {
  /// Makes the object of a thread.
  private let make: @Sendable () -> Object

  #if canImport(WinSDK)
  private typealias Key = DWORD
  #elseif !os(WASI)
  private typealias Key = pthread_key_t
  #endif

  #if os(WASI)
  private let single: @Sendable () -> Object
  #else
  /// The key and one, or zero as long as there is none.
  private let key = Atomic<UInt>(0)
  #endif

  init(_ make: @escaping @Sendable () -> Object) {
    self.make = make
    #if os(WASI)
    let object = make()
    single = { object }
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
    let known = key.load(ordering: .acquiring)
    guard known != 0 else { return unsafe makeForThread() }
    #if canImport(WinSDK)
    let stored = unsafe FlsGetValue(Key(truncatingIfNeeded: known &- 1))
    #else
    let stored = unsafe pthread_getspecific(Key(truncatingIfNeeded: known &- 1))
    #endif
    guard let stored = unsafe stored else { return unsafe makeForThread() }
    // Safe: only `makeForThread` stores here, and the thread's end alone releases.
    return unsafe Unmanaged<Object>.fromOpaque(stored)
    #endif
  }

  #if !os(WASI)
  @inline(never)
  private func makeForThread() -> Unmanaged<Object> {
    let key = keyForAll()
    let object = unsafe Unmanaged.passRetained(make())
    #if canImport(WinSDK)
    unsafe FlsSetValue(key, object.toOpaque())
    #else
    unsafe pthread_setspecific(key, object.toOpaque())
    #endif
    return unsafe object
  }

  /// The key, made by the first who asks for it.
  private func keyForAll() -> Key {
    let known = key.load(ordering: .acquiring)
    guard known == 0 else { return Key(truncatingIfNeeded: known &- 1) }
    // The thread's end gives back the reference that `makeForThread` took.
    #if canImport(WinSDK)
    let made = unsafe FlsAlloc { object in
      if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    #else
    var made = pthread_key_t()
    #if canImport(Darwin)
    unsafe pthread_key_create(&made) { unsafe Unmanaged<AnyObject>.fromOpaque($0).release() }
    #else
    unsafe pthread_key_create(&made) { object in
      if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    #endif
    #endif
    let (isFirst, earlier) = key.compareExchange(
      expected: 0,
      desired: UInt(made) + 1,
      ordering: .acquiringAndReleasing
    )
    guard !isFirst else { return made }
    // Another thread was faster, and nobody has seen this one.
    #if canImport(WinSDK)
    FlsFree(made)
    #else
    pthread_key_delete(made)
    #endif
    return Key(truncatingIfNeeded: earlier &- 1)
  }
  #endif
}
