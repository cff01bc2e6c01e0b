import Locator

// What the notes of a verification say about their subjects.

extension Messages {
  /// The line below notes of which some are summed up.
  static let detailsHint = "\nThe 'details' of the report list what the notes count."
}

extension VerificationNote.Text {
  /// Modules that nothing reads, as far as the records show.
  static let unreached = Self(
    statement: """
      No property injects what these modules bind, and no module that is read needs it, so that only a direct \
      read can reach them
      """,
    noun: "modules"
  )

  /// Properties that inject a key of the scope `.graph`.
  static let graphProperties = Self(
    statement: """
      These properties inject a key of the scope 'graph', and each has an instance of its own, because its read \
      is a resolve of its own
      """,
    noun: "properties",
    advice: "To share one instance, let the module of the object need the key."
  )

  /// Unbound keys with test values.
  static let onlyForTests = Self(
    statement: "These keys are unbound and only have test values, and no property injects them",
    noun: "keys"
  )

  /// Properties that inject a key which the records don't show.
  static let obscure = Self(
    statement: """
      The key of these properties isn't known, because it depends on generic parameters, or because the wrapper \
      is a part of another type
      """,
    noun: "properties"
  )

  /// Generic keys, of which code may read unbound ones directly.
  static let genericKeys = Self(
    statement: "No record shows a direct read of a generic key, so these aren't checked",
    noun: "keys"
  )

  /// Swift modules that were compiled without field records.
  static let missingRecords = Self(
    statement: """
      These modules were compiled with '-disable-reflection-metadata', so that their properties aren't known
      """,
    noun: "Swift modules"
  )

  /// Swift modules that the verification names, without keys and properties.
  static let idleSubject = Self(
    statement: "Named, but without keys and properties", noun: "Swift modules"
  )

  /// Modules whose arguments aren't known.
  static let unmade = Self(
    statement: "These modules weren't made, because their arguments aren't known", noun: "modules",
    advice: "Give them with '.making.with(Key.self, arguments)'."
  )

  /// Modules that problems keep from being made.
  static let unmakeable = Self(
    statement: """
      These modules weren't made, because they have problems or may read something that does
      """,
    noun: "modules"
  )

  /// Modules of a blueprint that may need a value which only its containers are given.
  static let ungiven = Self(
    statement: """
      These modules weren't made, because they may need a value that a blueprint is given
      """,
    noun: "modules", advice: "Give it with '.making.given(Key.self, value)'."
  )

  /// Keys that no module takes a value or arguments of.
  static let idleKey = Self(
    statement: "Passed to '.making', but given to no blueprint, or bound by no module",
    noun: "keys"
  )

  /// Undeclared reads.
  static let undeclaredReads = Self(
    statement: "These reads happened while the instances were made, and no 'needs:' says so",
    noun: "reads"
  )
}
