import _LocatorRecords

/// Where the factory of a module may run.
@usableFromInline
package enum Isolation: Sendable {
  /// Anywhere.
  case none

  /// On the main actor, and the key says so: the compiler lets nobody read it elsewhere.
  case byKey

  /// On the main actor, while the key doesn't say so: each read is checked, and what it gives is Sendable.
  case byModule

  /// On the main actor, while neither the key nor its types keep a value there: a mistake.
  case missing

  /// Tells how a value stays on the main actor, where its factory runs, if it needn't be Sendable.
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
