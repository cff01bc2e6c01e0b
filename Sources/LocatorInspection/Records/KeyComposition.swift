import Locator
import _LocatorRecords

/// The composed keys of the library, recognized by their type descriptors.
///
/// `BindingKey._Form` says the same, but the conformance of a key that is isolated to an actor can't be looked up
/// from outside the actor, and neither can that of a key composed of it.
struct KeyComposition {
  /// For each composed key, the function that turns a dependency on its base key into one on the composed key.
  private let compositions: [ContextDescriptor: (InjectedKey) -> InjectedKey]

  /// The descriptor of `Resolver`, whose dependencies are known only at run time.
  private let resolver = TypeMetadata(Resolver.self).descriptor

  /// The keys with a default value.
  private let defaults: Set<ContextDescriptor>

  /// Creates the compositions for a program with these keys with defaults.
  init(defaults: Set<ContextDescriptor>) {
    self.defaults = defaults
    let composed: [(Any.Type, (InjectedKey) -> InjectedKey)] = [
      (SomeKey?.self, { $0.with($0.kind == .named ? .all : .optional) }),
      ([SomeKey].self, { $0.with(.all) }),
      (ByName<SomeKey>.self, { $0.with(.all) }), (Named<SomeKey>.self, { $0.with(.named) }),
      (Provider<SomeKey>.self, \.deferred), (Lazy<SomeKey>.self, \.deferred),
      (Weak<SomeKey>.self, \.deferred),
    ]
    compositions = Dictionary(
      uniqueKeysWithValues: composed.compactMap { type, composition in
        TypeMetadata(type).descriptor.map { ($0, composition) }
      }
    )
  }

  /// Returns the dependency of a property that injects a key.
  ///
  /// Arguments and errors don't matter: the property has the arguments, and the compiler rejects keys that can
  /// throw.
  func dependency(of key: Any.Type) -> InjectedKey {
    let metadata = TypeMetadata(key)
    guard let descriptor = metadata.descriptor else { return dependency(key, .required) }
    if let composition = compositions[descriptor], let base = metadata.genericArgument {
      return composition(dependency(of: base))
    }
    if descriptor == resolver { return dependency(key, .unknown) }
    return dependency(key, defaults.contains(descriptor) ? .optional : .required)
  }

  private func dependency(_ key: Any.Type, _ kind: KeyDependency.Kind) -> InjectedKey {
    InjectedKey(key: key, kind: kind)
  }
}

/// A placeholder for instantiating the generic composed keys, which is never read.
private enum SomeKey: InjectionKey { typealias Value = Never }
