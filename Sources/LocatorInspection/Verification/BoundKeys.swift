import Locator
import _LocatorRecords

/// The keys that the modules of some containers bind.
struct BoundKeys {
  /// The modules of each key.
  private var definitions: [KeyIdentity: [ModuleDefinition]] = [:]

  /// The keys of modules that a plain read finds: those without a name that aren't in a list alone.
  private var plain: Set<KeyIdentity> = []

  /// The modules of the program that declare the keys.
  private(set) var modules: Set<String> = []

  /// Collects the keys of containers.
  init(of containers: [Container]) {
    for definition in containers.flatMap(\.declared) where !definition.isOfMembers {
      let key = KeyIdentity(definition.key)
      definitions[key, default: []].append(definition)
      if definition.foundBy == .key { plain.insert(key) }
      if let descriptor = TypeMetadata(definition.key).descriptor {
        modules.insert(descriptor.module)
      }
    }
  }

  /// Whether there is a module of the key.
  func contains(_ key: KeyIdentity) -> Bool { definitions[key] != nil }

  /// Whether a plain read of the key finds a module.
  func isPlainlyBound(_ key: KeyIdentity) -> Bool { plain.contains(key) }

  /// The module that a plain read finds.
  func definition(of key: KeyIdentity) -> ModuleDefinition? {
    definitions[key]?.first { $0.foundBy == .key }
  }

  /// Every key, with the line of its module.
  var all: [(key: Any.Type, location: SourceLocation)] {
    definitions.values.joined().map { ($0.key, $0.location) }
  }
}
