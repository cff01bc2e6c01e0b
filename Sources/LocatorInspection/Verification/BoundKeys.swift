import Locator
import _LocatorRecords

/// The keys that the modules of some containers bind.
struct BoundKeys {
  /// The modules of each key.
  private var bindings: [KeyIdentity: [Binding]] = [:]

  /// The keys of modules that a plain read finds: those without a name that aren't in a list alone.
  private var plain: Set<KeyIdentity> = []

  /// The modules of the program that declare the keys.
  private(set) var modules: Set<String> = []

  /// Collects the keys of containers.
  init(of containers: [Container]) {
    for binding in containers.flatMap(\.declared) where !binding.isOfMembers {
      let key = KeyIdentity(binding.key)
      bindings[key, default: []].append(binding)
      if binding.designation == .key { plain.insert(key) }
      if let descriptor = TypeMetadata(binding.key).descriptor { modules.insert(descriptor.module) }
    }
  }

  /// Whether there is a module of the key.
  func contains(_ key: KeyIdentity) -> Bool { bindings[key] != nil }

  /// Whether a plain read of the key finds a module.
  func isPlainlyBound(_ key: KeyIdentity) -> Bool { plain.contains(key) }

  /// The module that a plain read finds.
  func binding(of key: KeyIdentity) -> Binding? { bindings[key]?.first { $0.designation == .key } }

  /// Every key, with the line of its module.
  var all: [(key: Any.Type, location: SourceLocation)] {
    bindings.values.joined().map { ($0.key, $0.location) }
  }
}
