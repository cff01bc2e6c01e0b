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

  /// The system's key and one, or the address of the only object where there are no threads: zero as long as there
  /// is none.
  private let word = Atomic<UInt>(0)

  init(_ make: @escaping @Sendable () -> Object) {
    self.make = make
  }

  /// The object of the thread that asks.
  var value: Object {
    // Safe: the thread holds it until its end.
    unsafe uncounted.takeUnretainedValue()
  }

  /// The object of the thread that asks, held by the thread until its end.
  var uncounted: Unmanaged<Object> {
    let known = word.load(ordering: .acquiring)
    #if os(WASI)
    let stored = unsafe UnsafeRawPointer(bitPattern: known)
    #else
    guard known != 0 else { return unsafe makeForThread() }
    #if canImport(WinSDK)
    let stored = unsafe FlsGetValue(Key(truncatingIfNeeded: known &- 1))
    #else
    let stored = unsafe pthread_getspecific(Key(truncatingIfNeeded: known &- 1))
    #endif
    #endif
    guard let stored = unsafe stored else { return unsafe makeForThread() }
    // Safe: only `makeForThread` stores here, and the thread's end alone releases.
    return unsafe Unmanaged<Object>.fromOpaque(stored)
  }

  @inline(never)
  private func makeForThread() -> Unmanaged<Object> {
    // Safe: the reference is the thread's, which gives it back at its end.
    let object = unsafe Unmanaged.passRetained(make())
    #if os(WASI)
    word.store(UInt(bitPattern: unsafe object.toOpaque()), ordering: .releasing)
    #elseif canImport(WinSDK)
    unsafe FlsSetValue(key, object.toOpaque())
    #else
    unsafe pthread_setspecific(key, object.toOpaque())
    #endif
    return unsafe object
  }
}

#if !os(WASI)
extension PerThread {
  #if canImport(WinSDK)
  private typealias Key = DWORD
  #else
  private typealias Key = pthread_key_t
  #endif

  /// The system's key, made by the first who asks for it.
  private var key: Key {
    let known = word.load(ordering: .acquiring)
    guard known == 0 else { return Key(truncatingIfNeeded: known &- 1) }
    let made = Self.newKey
    let (isFirst, earlier) = word.compareExchange(
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

  /// A new key of the system, by which the end of a thread gives back the reference that `makeForThread` took.
  private static var newKey: Key {
    #if canImport(WinSDK)
    let made = unsafe FlsAlloc { object in
      if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    let isMade = made != FLS_OUT_OF_INDEXES
    #else
    var made = pthread_key_t()
    #if canImport(Darwin)
    let isMade =
      unsafe pthread_key_create(&made) { unsafe Unmanaged<AnyObject>.fromOpaque($0).release() } == 0
    #else
    let isMade =
      unsafe pthread_key_create(&made) { object in
        if let object = unsafe object { unsafe Unmanaged<AnyObject>.fromOpaque(object).release() }
      } == 0
    #endif
    #endif
    // Another one's key would be used instead.
    guard isMade else {
      fatalError(
        """
        The program has as many keys for data of threads as the system allows, and Locator needs \
        two. Delete those that aren't used any longer.
        """
      )
    }
    return made
  }
}
#endif
