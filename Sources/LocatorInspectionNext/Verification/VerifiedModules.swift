import _LocatorRecords

/// The Swift modules to verify: all except the excluded ones, and except the caller's if it declares none of the
/// bound keys.
///
/// A test target declares keys for its tests, and the program needs none of them.
struct VerifiedModules {
  /// The Swift modules that the caller excludes.
  private let excluded: Set<String>

  /// The Swift module of the caller, if it isn't verified.
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

  /// Whether a Swift module is verified.
  func contains(_ module: String) -> Bool { module != caller && !excluded.contains(module) }

  /// The excluded Swift modules that have nothing to exclude.
  func idleExclusions(among records: ProgramRecords?) -> [String] {
    guard let records, !excluded.isEmpty else { return [] }
    let known = Set(records.keys.map(\.module) + records.properties.map(\.module))
    return excluded.subtracting(known).subtracting(records.modulesWithoutFields).sorted()
  }
}
