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
    let conformance = ConformanceDescriptor(ofMetatypeIn: ConformingKey(key: key))
    return conformance?.isIsolated == true ? .byKey : .missing
  }
}

/// A key with its conformance.
private struct ConformingKey {
  let key: any BindingKey.Type
}
