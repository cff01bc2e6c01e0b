/// What a module that needs a key depends on.
///
/// Every key has one, so that the whole graph is known before anything is made.
@_documentation(visibility: internal)
@safe
public struct KeyDependency: Sendable {
  /// The key that a module has to bind, without what it is composed with.
  package let key: Any.Type

  /// Which modules of the key are asked for.
  package let kind: Kind

  /// Whether the value is made by a call later on, and not while the factory runs.
  package let isDeferred: Bool

  /// Whether an error of the key reaches the factory.
  private var canFail = false

  /// What the key is composed to, for messages.
  var composition = Composition.none

  /// How often the key, as it is composed, is optional.
  var optionals: UInt8 = 0

  /// The key with its conformance, which is asked for types alone; none where its types don't matter.
  ///
  /// Safe: the types are the same on every actor, also where the conformance is isolated to one.
  private nonisolated(unsafe) var typedKey: (any BindingKey.Type)?

  /// What several modules of a key are composed to.
  enum Composition {
    /// Nothing: one module is asked for.
    case none
    /// A list.
    case list
    /// A map.
    case map
  }

  /// The ways of asking for the modules of a key.
  package enum Kind {
    /// A module has to be there.
    case required
    /// A module may be there.
    case optional
    /// Every module that is there, named ones too.
    case all
    /// The factory decides when it runs.
    case unknown
  }
}

extension KeyDependency {
  /// Describes a read of a key.
  init(
    on key: any BindingKey.Type,
    _ kind: Kind = .required,
    composedTo composition: Composition = .none
  ) {
    self.init(key: key, kind: kind, isDeferred: false)
    self.composition = composition
    unsafe typedKey = key
  }

  /// Describes a read of a key of which only the type is known.
  package init(key: Any.Type, kind: Kind, isDeferred: Bool) {
    self.key = key
    self.kind = kind
    self.isDeferred = isDeferred
    unsafe typedKey = nil
  }

  /// The same dependency, where no module has to be there.
  package var optional: Self {
    var result = of(kind == .required ? .optional : kind)
    result.optionals += 1
    return result
  }

  /// The same dependency on every module of the key.
  package var all: Self {
    var result = of(.all)
    (result.composition, result.optionals) = (.none, 0)
    return result
  }

  /// The same dependency, made by a call later on with arguments that are there from the beginning.
  package var lazy: Self {
    var result = of(kind, isDeferred: true)
    result.canFail = false
    return result
  }

  /// The same dependency, made by a call later on that passes the arguments.
  package var deferred: Self { Self(key: key, kind: kind, isDeferred: true) }

  /// The same dependency of a module that passes on the errors of the key.
  var failing: Self {
    var result = self
    result.canFail = true
    return result
  }

  /// The same dependency of another kind.
  private func of(_ kind: Kind, isDeferred: Bool? = nil) -> Self {
    var result = Self(key: key, kind: kind, isDeferred: isDeferred ?? self.isDeferred)
    result.canFail = canFail
    result.composition = composition
    result.optionals = optionals
    unsafe result.typedKey = unsafe typedKey
    return result
  }

  /// The key with what it is composed to, as it is written.
  var spelling: String {
    let composed =
      switch composition {
      case .none: "\(key)"
      case .list: "[\(key)]"
      case .map: "Named<\(key)>"
      }
    return composed + String(repeating: "?", count: Int(optionals))
  }
}

// Asked for where it matters alone: the runtime takes longer to find the types of a key than all else that is done
// for a need.
extension KeyDependency {
  /// Whether the value is made without anybody who could pass arguments.
  var isMadeAtOnce: Bool { unsafe typedKey != nil }

  /// Whether the value can't be made without arguments.
  var takesArguments: Bool {
    guard let key = unsafe typedKey else { return false }
    return key.takesArguments
  }

  /// The error that making the value can throw.
  var failure: any Error.Type {
    guard canFail, let key = unsafe typedKey else { return Never.self }
    return key.failure
  }

  /// Whether there is a list of the key's values.
  var canBeListed: Bool { unsafe typedKey?.canBeListed ?? true }

  /// Whether the key has a value where no module binds it.
  package var hasDefault: Bool { key is any DefaultInjectionKey.Type }
}

extension BindingKey {
  /// What a module that needs the key depends on.
  @usableFromInline static var dependency: KeyDependency {
    // The form of most keys, whose table needn't be looked up.
    _Form.self == BindableKey.self ? KeyDependency(on: Self.self) : _Form._dependency(on: Self.self)
  }

  /// What an asynchronous module that needs the key depends on.
  @usableFromInline static var failingDependency: KeyDependency { dependency.failing }

  /// Whether the value can't be made without arguments.
  fileprivate static var takesArguments: Bool { Arguments.self != Void.self }

  /// Whether the values of the key's modules make a list, which can neither fail nor wait.
  static var canBeListed: Bool { failure == Never.self && _Form.self != AsyncBindableKey.self }

  /// The error that a read of the key can throw.
  static var failure: any Error.Type { Failure.self as? any Error.Type ?? Never.self }
}
