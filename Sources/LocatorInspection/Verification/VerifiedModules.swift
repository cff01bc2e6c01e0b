import _LocatorRecords

/// The Swift modules and keys to verify: those that the caller names, or all except the excluded ones, and except the
/// caller's module if it declares none of the bound keys.
///
/// A test target declares keys for its tests, and the program needs none of them.
struct VerifiedModules {
  /// What the caller names, if it does.
  private let only: (modules: Set<String>, keys: Set<KeyIdentity>)?

  /// The Swift modules that the caller excludes.
  private let excluded: Set<String>

  /// The Swift module of the caller, if it isn't verified.
  private let caller: String?

  init(
    only subjects: [VerificationSubject], excluding exclusions: [VerificationSubject],
    caller: String, bound: BoundKeys
  ) {
    only = subjects.isEmpty ? nil : (subjects.modules, subjects.keys)
    excluded = exclusions.modules
    let isNamed = subjects.modules.contains(caller)
    self.caller = isNamed || bound.modules.contains(caller) ? nil : caller
  }

  /// Whether the caller names what is verified.
  var isNamed: Bool { only != nil }

  /// Whether a Swift module is verified.
  func contains(_ module: String) -> Bool {
    module != caller && !excluded.contains(module) && only?.modules.contains(module) != false
  }

  /// Whether a key is verified, by itself or with its Swift module.
  func contains(_ key: KeyIdentity, of module: String) -> Bool {
    contains(module) || only?.keys.contains(key) == true
  }

  /// The Swift modules that the caller names, and that have no keys and properties.
  func emptyModules(among records: ProgramRecords?) -> (verified: [String], excluded: [String]) {
    guard let records else { return ([], []) }
    let known = Set(records.keys.map(\.module) + records.properties.map(\.module))
      .union(records.modulesWithoutFields)
    return (
      (only?.modules ?? []).subtracting(known).sorted(), excluded.subtracting(known).sorted()
    )
  }
}
