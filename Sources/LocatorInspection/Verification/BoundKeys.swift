import Locator
import _LocatorRecords

/// The keys that a group of containers binds.
struct BoundKeys {
  /// The modules of each key.
  private var definitions: [KeyIdentity: [Definition]] = [:]

  /// The keys with a module that a plain read finds: one without a name and not only in a list.
  private var plain: Set<KeyIdentity> = []

  /// The Swift modules that declare the keys.
  private(set) var modules: Set<String> = []

  /// Collects the keys that the containers bind.
  init(of containers: [Container]) {
    for definition in containers.flatMap(\.declared) where !definition.isOfMembers {
      let key = KeyIdentity(definition.key)
      definitions[key, default: []].append(definition)
      if definition.place == .key { plain.insert(key) }
      if let descriptor = TypeMetadata(definition.key).descriptor {
        modules.insert(descriptor.module)
      }
    }
  }

  /// Whether any module binds the key, with or without a name.
  func contains(_ key: KeyIdentity) -> Bool { definitions[key] != nil }

  /// Whether a plain read of the key finds a module.
  func isPlainlyBound(_ key: KeyIdentity) -> Bool { plain.contains(key) }

  /// Whether a module of the key has a name.
  func hasName(_ key: KeyIdentity) -> Bool {
    definitions[key]?.contains { $0.name != nil } == true
  }

  /// The module that a plain read of the key finds.
  func definition(of key: KeyIdentity) -> Definition? {
    definitions[key]?.first { $0.place == .key }
  }

  /// Every bound key, with the source location of its module.
  var all: [(key: Any.Type, location: SourceLocation)] {
    definitions.values.joined().map { ($0.key, $0.location) }
  }
}
