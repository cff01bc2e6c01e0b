import _LocatorRecords

/// The isolation of a module's factory.
@usableFromInline
package enum Isolation: Sendable {
  /// None: the factory runs anywhere.
  case none

  /// The main actor, to which the key is isolated, so that the compiler rejects reads elsewhere.
  case byKey

  /// The main actor, to which the key isn't isolated: each read is checked, and the value is `Sendable`.
  case byModule

  /// The main actor, although neither the key nor its types keep a value there: a problem.
  case missing

  /// Returns the isolation of a main-actor factory whose value doesn't have to be `Sendable`.
  @usableFromInline
  static func onMainActor<K: BindingKey>(_ key: K.Type) -> Self {
    onMainActor(ConformingKey(key: key), isFlagTrusted: isFlagTrusted)
  }

  /// Returns the isolation of a main-actor factory by the flag of its key's conformance.
  ///
  /// If the flag isn't trusted, the key may well be isolated, so the module isn't refused. Instead, each read is
  /// checked as if only the module were isolated. On the main actor, where isolated keys are read, the check changes
  /// nothing; anywhere else, no read gets a value.
  static func onMainActor(_ key: ConformingKey, isFlagTrusted: Bool) -> Self {
    guard isFlagTrusted else { return .byModule }
    return key.isIsolated ? .byKey : .missing
  }

  /// Whether the flag is right about two keys of the library, of which one is isolated.
  ///
  /// The flag is private to the runtime, which may move it one day.
  static let isFlagTrusted: Bool = {
    let isolated: @MainActor () -> ConformingKey = { ConformingKey(key: IsolatedKey.self) }
    // Safe: a global actor is part of a function's type but not of its layout, and this function only names a type.
    let makeIsolated = unsafe unsafeBitCast(isolated, to: (() -> ConformingKey).self)
    return makeIsolated().isIsolated && !ConformingKey(key: Resolver.self).isIsolated
  }()
}

/// A key with its conformance.
struct ConformingKey {
  let key: any BindingKey.Type

  /// Whether the conformance is isolated to an actor, according to its flag.
  fileprivate var isIsolated: Bool { ConformanceDescriptor(ofMetatypeIn: self)?.isIsolated == true }
}

/// A key that is known to be isolated.
@MainActor
private enum IsolatedKey: @MainActor InjectionKey {
  typealias Value = Void
}
