import Locator
import _LocatorRecords

/// The keys that the library makes of others, known by their descriptors.
///
/// Not by the protocol that says it, `BindingKey._Form`: the conformance of a key that is isolated
/// to an actor can't be found elsewhere, nor that of a key which is made of it.
struct KeyComposition {
  /// What a composed key makes of a dependency on the key that it is made of.
  private let compositions: [ContextDescriptor: (KeyDependency) -> KeyDependency]

  /// The descriptor of the key whose reads are seen only when they happen.
  private let resolver = TypeMetadata(Resolver.self).descriptor

  /// The keys that have a default.
  private let defaults: Set<ContextDescriptor>

  /// Knows keys with a default.
  init(defaults: Set<ContextDescriptor>) {
    self.defaults = defaults
    let composed: [(Any.Type, (KeyDependency) -> KeyDependency)] = [
      (SomeKey?.self, \.optional),
      ([SomeKey].self, \.all),
      (Named<SomeKey>.self, \.all),
      (Provider<SomeKey>.self, \.deferred),
      (Lazy<SomeKey>.self, \.lazy),
    ]
    compositions = Dictionary(
      uniqueKeysWithValues: composed.compactMap { type, composition in
        TypeMetadata(type).descriptor.map { ($0, composition) }
      }
    )
  }

  /// What a property that injects a key depends on.
  ///
  /// The property has what the key takes as arguments, and the compiler refuses keys that can fail.
  func dependency(of key: Any.Type) -> KeyDependency {
    let metadata = TypeMetadata(key)
    guard let descriptor = metadata.descriptor else { return dependency(key, .required) }
    if let composition = compositions[descriptor], let base = metadata.genericArgument {
      return composition(dependency(of: base))
    }
    if descriptor == resolver { return dependency(key, .unknown) }
    return dependency(key, defaults.contains(descriptor) ? .optional : .required)
  }

  private func dependency(_ key: Any.Type, _ kind: KeyDependency.Kind) -> KeyDependency {
    KeyDependency(key: key, kind: kind, isDeferred: false)
  }
}

/// A key to have composed ones of, which nobody reads.
private enum SomeKey: InjectionKey { typealias Value = Never }
