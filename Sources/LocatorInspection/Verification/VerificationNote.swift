import Locator

/// A finding of ``Locator/Container/verify(children:only:excluding:fileID:line:)`` that isn't a problem, or a limit of
/// what the records show.
public struct VerificationNote: Sendable {
  /// The subject of the note.
  public let kind: Kind

  /// What the note is about, such as modules with their lines, all of it.
  public let subjects: [String]

  /// What is said about the subjects, and after them.
  let text: Text

  /// The parts of a note around its subjects.
  struct Text {
    /// What is said about the subjects, up to a colon.
    let statement: String

    /// The word for several subjects.
    let noun: String

    /// What to do about them.
    var advice = ""
  }

  /// Creates a note, unless it is about nothing.
  init?(_ kind: Kind, _ text: Text, _ subjects: [String]) {
    guard !subjects.isEmpty else { return nil }
    self.kind = kind
    self.text = text
    self.subjects = subjects
  }

  /// The subjects of notes.
  public enum Kind: Sendable {
    /// Modules that nothing reads, as far as the records show.
    case unreachedModules

    /// Properties that inject a key of the scope `.graph`, of which each has an instance of its own.
    case graphProperties

    /// Unbound keys with test values, which no property injects and no module needs.
    case unboundTestKeys

    /// Properties that inject a key which the records don't show.
    case obscureProperties

    /// Generic keys. The records don't show which of them code reads directly.
    case genericKeys

    /// Swift modules that were compiled without field records.
    case missingRecords

    /// Modules without an instance, because their arguments aren't known, or because of problems.
    case unmadeModules

    /// Reads of a factory that its module doesn't declare.
    case undeclaredReads

    /// What the verification names to no effect: Swift modules without keys and properties, and keys of `.making` that
    /// nothing takes.
    case idleSubject
  }
}

extension VerificationNote: CustomStringConvertible {
  /// The text of the note, with all of its subjects.
  public var description: String { text(about: Messages.list(subjects)) }

  /// The text of the note, with the number of its subjects if there are more than five.
  var summary: String {
    isSummedUp ? text(about: "\(subjects.count) \(text.noun)") : description
  }

  /// Whether the summary has only the number of the subjects.
  var isSummedUp: Bool { subjects.count > 5 }

  /// Returns the text about subjects.
  private func text(about subjects: String) -> String {
    "\(text.statement): \(subjects)." + (text.advice.isEmpty ? "" : " \(text.advice)")
  }
}
