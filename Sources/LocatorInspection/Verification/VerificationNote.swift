/// A finding of ``Locator/Container/verify(children:excluding:fileID:line:)`` that isn't a problem, or a limit of
/// what the records show.
public struct VerificationNote: Sendable {
  /// The subject of the note.
  public let kind: Kind

  /// The text of the note.
  public let description: String

  /// The subjects of notes.
  public enum Kind: Sendable {
    /// Modules that nothing reads, as far as the records show.
    case unreachedModules

    /// Unbound keys with test values, which no property injects and no module needs.
    case unboundTestKeys

    /// Properties that inject a key which the records don't show.
    case obscureProperties

    /// Generic keys. The records don't show which of them code reads directly.
    case genericKeys

    /// Swift modules that were compiled without field records.
    case missingRecords

    /// Modules without an instance, because their arguments aren't known.
    case unmadeModules

    /// Declared needs that weren't read while the instances were created.
    case unusedNeeds

    /// Reads of a factory that its module doesn't declare.
    case undeclaredReads

    /// Excluded Swift modules without keys and properties.
    case idleExclusion
  }
}

extension VerificationNote: CustomStringConvertible {}
