#if canImport(Darwin)
import Darwin
import _LocatorAtomics
#endif

@usableFromInline
package enum Isolation: Sendable {
  case none

  /// The main actor, to which the key is isolated, so that the compiler rejects reads elsewhere.
  case mainActor

  /// The main actor, although the key is nonisolated: a problem.
  case mainActorOfNonisolatedKey

  @usableFromInline
  static func onMainActor<K: BindingKey>(_ key: K.Type) -> Self {
    isFlagTrusted && !isOfConformance(key as any BindingKey.Type)
      ? .mainActorOfNonisolatedKey : .mainActor
  }

  /// The isolation of a key's test value: the conformance that has it may be isolated although the key isn't.
  ///
  /// The compiler doesn't see it, because the key is cast, and the runtime checks only casts of values (Swift 6.3).
  static func ofTestValue(of key: any TestInjectionKey.Type) -> Self {
    guard isFlagTrusted, isOfConformance(key as any TestInjectionKey.Type) else { return .none }
    return isOfConformance(key as any BindingKey.Type) ? .mainActor : .mainActorOfNonisolatedKey
  }

  /// Whether the flag is right about two keys of the library, of which one is isolated.
  ///
  /// The flag is private to the runtime. If it ever moves, no module is refused, and the compiler still checks each
  /// read of an isolated key.
  static let isFlagTrusted: Bool = {
    #if _ptrauth(_arm64e)
    // The address of the record is signed there.
    return false
    #else
    let isolated: @MainActor () -> any BindingKey.Type = { IsolatedKey.self }
    // SAFETY: a global actor is part of a function's type but not of its layout, and this function only names a type.
    let key = unsafe unsafeBitCast(isolated, to: (() -> any BindingKey.Type).self)
    return isOfConformance(key() as any BindingKey.Type)
      && !isOfConformance(Resolver.self as any BindingKey.Type)
    #endif
  }()

  /// Whether a conformance is isolated to a global actor, according to its flag, if that is trusted.
  ///
  /// An existential metatype of one protocol is the address of the type and of the witness table (`TypeLayout.rst`),
  /// which starts with the address of the conformance's record. The flags are at its fourth word of 32 bits, and
  /// isolation is bit 19 of them (`ConformanceFlags::HasGlobalActorIsolation` in MetadataValues.h). Callers coerce it
  /// with `as`, which keeps the compiler from opening it.
  static func isOfConformance<Metatype>(_ type: Metatype) -> Bool {
    // SAFETY: the record of a witness table, if it has one, is never freed.
    let (_, table) = unsafe unsafeBitCast(type, to: (UnsafeRawPointer, UnsafeRawPointer).self)
    guard let record = unsafe table.load(as: UnsafeRawPointer?.self) else { return false }
    return unsafe record.load(fromByteOffset: 12, as: UInt32.self) & 1 << 19 != 0
  }

  /// Whether an assembly may be read here: behind a generic function, the compiler forgets the actor of a conformance.
  static func isUsableHere(_ assembly: any Assembly) -> Bool {
    // Before the cast, for which the runtime searches all conformances of the program.
    isFlagTrusted && !isOfConformance(type(of: assembly) as any Assembly.Type)
      || (assembly as Any) is any Assembly
  }

  /// A check that never traps, out of line with its task.
  @inline(never)
  static var isOnMainActor: Bool {
    #if canImport(Darwin)
    // The main actor runs on the main thread, or, in a program that calls `dispatchMain`, as Swift does for a `main`
    // that is asynchronous, where the main queue runs. This branch was not run.
    guard pthread_main_np() == 0 else { return true }
    // SAFETY: a label is zero-terminated, and its queue runs the caller.
    return unsafe String(cString: locator_label_of_queue(nil)) == "com.apple.main-thread"
    #else
    // Elsewhere the main actor can move to another thread, and only the runtime knows which. The public API that
    // tells is a task that starts immediately if it can. If it can't, it runs on another thread, perhaps before this
    // one reads the answer.
    let thread = ThreadActivity.current
    thread.isOnMainActor = false
    Task.immediate { @MainActor in
      if ThreadActivity.current === thread { thread.isOnMainActor = true }
    }
    return thread.isOnMainActor
    #endif
  }
}

@MainActor
private enum IsolatedKey: @MainActor InjectionKey { typealias Value = Void }
