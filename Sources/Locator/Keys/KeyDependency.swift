/// A dependency on a key: which of its modules, and whether now or later.
///
/// Every key describes one, so that the whole graph is known before any factory runs.
@_documentation(visibility: internal)
@safe
public struct KeyDependency: Sendable {
  /// The key that a module has to bind, without its composition.
  package let key: Any.Type

  /// Which modules of the key are needed.
  package let kind: Kind

  /// Whether a later call resolves the key, instead of the resolve that runs the factory.
  package let isDeferred: Bool

  /// Whether an error of the key reaches the factory.
  private var canFail = false

  /// The collection that the key is composed into, for messages.
  var composition = Composition.none

  /// The number of `?` after the composed key.
  var optionals: UInt8 = 0

  /// The key with its conformance, read only for its associated types; `nil` if they don't matter.
  ///
  /// Safe: the types are the same on every actor, even if the conformance is isolated to one.
  private nonisolated(unsafe) var typedKey: (any BindingKey.Type)?

  /// A collection of the values of a key.
  enum Composition {
    /// No collection: a single value.
    case none
    /// A list.
    case list
    /// A map.
    case map
  }

  /// The modules of a key that a dependency can be on.
  package enum Kind {
    /// One module, which has to exist.
    case required
    /// One module, which may be missing.
    case optional
    /// All modules, including named ones.
    case all
    /// Modules that the factory picks when it runs.
    case unknown
  }
}

extension KeyDependency {
  /// Creates a dependency on a key whose conformance is known.
  init(
    on key: any BindingKey.Type,
    _ kind: Kind = .required,
    composedTo composition: Composition = .none
  ) {
    self.init(key: key, kind: kind, isDeferred: false)
    self.composition = composition
    unsafe typedKey = key
  }

  /// Creates a dependency on a key of which only the type is known.
  package init(key: Any.Type, kind: Kind, isDeferred: Bool) {
    self.key = key
    self.kind = kind
    self.isDeferred = isDeferred
    unsafe typedKey = nil
  }

  /// The same dependency, with modules that may be missing.
  package var optional: Self {
    var result = of(kind == .required ? .optional : kind)
    result.optionals += 1
    return result
  }

  /// The same dependency, on all modules of the key.
  package var all: Self {
    var result = of(.all)
    (result.composition, result.optionals) = (.none, 0)
    return result
  }

  /// The same dependency, resolved by a later call with arguments that are known from the start.
  package var lazy: Self {
    var result = of(kind, isDeferred: true)
    result.canFail = false
    return result
  }

  /// The same dependency, resolved by a later call that passes the arguments.
  package var deferred: Self { Self(key: key, kind: kind, isDeferred: true) }

  /// The same dependency, of a module that rethrows the errors of the key, unless they reach only a later call.
  var failing: Self {
    var result = self
    result.canFail = !isDeferred
    return result
  }

  /// Returns the same dependency with another kind.
  private func of(_ kind: Kind, isDeferred: Bool? = nil) -> Self {
    var result = Self(key: key, kind: kind, isDeferred: isDeferred ?? self.isDeferred)
    result.canFail = canFail
    result.composition = composition
    result.optionals = optionals
    unsafe result.typedKey = unsafe typedKey
    return result
  }

  /// The key with its composition, as users write it.
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

// Computed properties, read only if they matter: the runtime takes longer to look up the associated types of a key
// than everything else that a need costs.
extension KeyDependency {
  /// Whether no later call can pass arguments to the key.
  var isResolvedAtOnce: Bool { unsafe typedKey != nil }

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

  /// Whether the key has a value even if no module binds it.
  package var hasDefault: Bool { key is any DefaultInjectionKey.Type }
}

extension BindingKey {
  /// The dependency of a module that needs the key.
  @usableFromInline static var dependency: KeyDependency {
    // Most keys have this form. The comparison saves them the lookup of its witness table.
    _Form.self == BindableKey.self ? KeyDependency(on: Self.self) : _Form._dependency(on: Self.self)
  }

  /// The dependency of an asynchronous module that needs the key.
  @usableFromInline static var failingDependency: KeyDependency { dependency.failing }

  /// Whether the value can't be made without arguments.
  fileprivate static var takesArguments: Bool { Arguments.self != Void.self }

  /// The error that a read of the key can throw.
  static var failure: any Error.Type { Failure.self as? any Error.Type ?? Never.self }
}
