import _LocatorRecords

/// The modules of the program whose keys and properties are looked at: every one but those that are excluded,
/// and but the one that asks, if it declares none of the keys that are bound.
///
/// A test target declares keys for its tests, and none of them is a need of the program.
struct VerifiedModules {
  /// The modules that the caller names.
  private let excluded: Set<String>

  /// The module that asks, if it isn't looked at.
  private let caller: String?

  init(excluding exclusions: [VerificationExclusion], caller: String, bound: BoundKeys) {
    excluded = Set(
      exclusions.flatMap { exclusion -> [String] in
        guard case .modules(let names) = exclusion.subject else { return [] }
        return names
      }
    )
    self.caller = bound.modules.contains(caller) ? nil : caller
  }

  /// Whether a module is looked at.
  func contains(_ module: String) -> Bool { module != caller && !excluded.contains(module) }

  /// The modules that are excluded without need.
  func idleExclusions(among records: ProgramRecords?) -> [String] {
    guard let records, !excluded.isEmpty else { return [] }
    let known = Set(records.keys.map(\.module) + records.properties.map(\.module))
    return excluded.subtracting(known).subtracting(records.modulesWithoutFields).sorted()
  }
}
