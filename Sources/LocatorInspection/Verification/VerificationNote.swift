/// Something that ``Locator/Container/verify(children:excluding:fileID:line:)`` says though it isn't wrong, or
/// because no record shows more.
public struct VerificationNote: Sendable {
  /// What it is about.
  public let kind: Kind

  /// What is to be known.
  public let description: String

  /// The things that a note can be about.
  public enum Kind: Sendable {
    /// Modules that nothing reads as far as the records show.
    case unreachedModules

    /// Properties that inject a key which no record shows.
    case obscureProperties

    /// Keys with generic parameters, whose reads by hand no record shows.
    case genericKeys

    /// Modules of the program that were compiled without field records.
    case missingRecords

    /// Modules that weren't made, because their arguments aren't known.
    case unmadeModules

    /// Needs that nobody has asked for while the instances were made.
    case unusedNeeds

    /// Reads of a factory that its module doesn't declare.
    case undeclaredReads

    /// Something is excluded that isn't there.
    case idleExclusion
  }
}

extension VerificationNote: CustomStringConvertible {}
