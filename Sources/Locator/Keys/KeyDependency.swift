// swift-format-ignore-file: NoLeadingUnderscores

/// A key that a module needs, and how the module gets its value.
@_documentation(visibility: internal)
@safe
public struct KeyDependency: Sendable {
  /// The key that a module has to bind.
  package let key: Any.Type

  /// The key as the module names it: the key itself, or one that is composed of it.
  ///
  /// SAFETY: a metatype is immutable. Only its static members are isolated, and they are read through the key itself.
  @safe nonisolated(unsafe) let spelled: any BindingKey.Type

  /// How many modules have to bind the key.
  package let kind: Kind

  /// Whether the value is resolved after the factory has run.
  package let isDeferred: Bool

  private let canFail: Bool

  package enum Kind {
    /// One.
    case required
    /// At most one.
    case optional
    /// Any number.
    case all
    /// One of those with a name, which a read passes.
    case named
    /// Unknown, because the factory reads what it likes.
    case unknown
  }
}

extension KeyDependency {
  init(on key: any BindingKey.Type, _ kind: Kind = .required, canFail: Bool = true) {
    (self.key, self.kind, isDeferred, self.canFail) = (key, kind, false, canFail)
    spelled = key
  }

  init(
    on base: KeyDependency, spelled key: any BindingKey.Type, _ kind: Kind? = nil,
    isDeferred: Bool? = nil
  ) {
    self.key = base.key
    self.kind = kind ?? base.kind
    self.isDeferred = isDeferred ?? base.isDeferred
    canFail = true
    spelled = key
  }

  var spelling: String { "\(spelled)" }

  /// Whether the value depends on arguments, which a need can't pass.
  var takesArguments: Bool { spelled.takesArguments }

  var failure: any Error.Type { canFail ? spelled.failure : Never.self }

  package var hasDefault: Bool { key is any DefaultInjectionKey.Type }

  package var hasTestValue: Bool { key is any TestInjectionKey.Type }
}

extension BindingKey {
  @usableFromInline static var dependency: KeyDependency { dependency(canFail: true) }

  fileprivate static func dependency(canFail: Bool) -> KeyDependency {
    _Form.composition?._dependency ?? KeyDependency(on: Self.self, canFail: canFail)
  }

  static var isBindable: Bool { _Form.composition == nil }

  static var takesArguments: Bool { Arguments.self != Void.self }

  static var failure: any Error.Type { Failure.self as? any Error.Type ?? Never.self }

  package static var valueType: Any.Type { Value.self }

  static var argumentsType: Any.Type { Arguments.self }
}

extension InjectionKey {
  /// What a module that needs the key depends on, without a look at its failure.
  @usableFromInline static var dependency: KeyDependency { dependency(canFail: false) }
}
