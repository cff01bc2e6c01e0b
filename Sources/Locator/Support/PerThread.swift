// The Windows branch and the branch without threads were never run.

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

/// A thread-local object, created at the first use on each thread.
///
/// The system's key is created at the first use on any thread. So the variable is initialized statically, and a use
/// needs no lazy-initialization check.
@safe
struct PerThread<Object: AnyObject>: ~Copyable, Sendable {
  /// Creates the object of a thread.
  private let make: @Sendable () -> Object

  /// The system's key plus one, or the address of the only object on platforms without threads; zero before the first
  /// use.
  private let word = Atomic<UInt>(0)

  init(_ make: @escaping @Sendable () -> Object) {
    self.make = make
  }

  /// The object of the current thread.
  var value: Object { unretained.object }

  /// The object of the current thread, unretained; the thread holds it until it exits.
  var unretained: Unretained<Object> {
    let known = word.load(ordering: .acquiring)
    #if os(WASI)
    let stored = unsafe UnsafeRawPointer(bitPattern: known)
    #else
    guard known != 0 else { return makeForThread() }
    #if canImport(WinSDK)
    let stored = unsafe FlsGetValue(Key(truncatingIfNeeded: known &- 1))
    #else
    let stored = unsafe pthread_getspecific(Key(truncatingIfNeeded: known &- 1))
    #endif
    #endif
    // Only `makeForThread` stores an object, and only the exit of the thread releases it.
    return Unretained(at: UInt(bitPattern: stored)) ?? makeForThread()
  }

  /// Creates the object of the current thread.
  @inline(never)
  private func makeForThread() -> Unretained<Object> {
    // Safe: the thread owns the reference, and releases it when it exits.
    let object = unsafe Unmanaged.passRetained(make())
    #if os(WASI)
    word.store(UInt(bitPattern: unsafe object.toOpaque()), ordering: .releasing)
    #elseif canImport(WinSDK)
    unsafe FlsSetValue(key, object.toOpaque())
    #else
    unsafe pthread_setspecific(key, object.toOpaque())
    #endif
    return unsafe Unretained(object.takeUnretainedValue())
  }
}

#if !os(WASI)
extension PerThread {
  #if canImport(WinSDK)
  private typealias Key = DWORD
  #else
  private typealias Key = pthread_key_t
  #endif

  /// The system's key, created at the first use.
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
    // Another thread was faster, and no thread has used this key.
    #if canImport(WinSDK)
    FlsFree(made)
    #else
    pthread_key_delete(made)
    #endif
    return Key(truncatingIfNeeded: earlier &- 1)
  }

  /// A new key of the system, which releases the object of a thread when the thread exits.
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
    // Otherwise the program would use a key of other code.
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
