/// What a module that needs a key depends on.
///
/// Every key describes itself with one, so that the whole graph is known before anything is made.
public struct Dependency: Sendable {
  /// The key that a module has to bind, without what it is composed with.
  let key: Any.Type

  /// Which modules of the key are asked for.
  let kind: Kind

  /// Whether the value is made by a call later on, and not while the factory runs.
  let isDeferred: Bool

  /// Whether the value can't be made without arguments.
  let takesArguments: Bool

  /// The error that making the value can throw.
  let failure: any Error.Type

  /// What the key is composed to, for messages.
  var composition = Composition.none

  /// How often the key, as it is composed, is optional.
  var optionals: UInt8 = 0

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
  enum Kind {
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

extension Dependency {
  /// Describes a read of the key itself.
  init<K: BindingKey>(
    on key: K.Type,
    _ kind: Kind = .required,
    composedTo composition: Composition = .none
  ) {
    self.init(
      key: key,
      kind: kind,
      isDeferred: false,
      takesArguments: K.Arguments.self != Void.self,
      failure: K.Failure.self,
      composition: composition
    )
  }

  /// Describes a need of a key, whose types the caller's code knows.
  @usableFromInline
  init(of key: Any.Type, takesArguments: Bool, failure: any Error.Type) {
    self.init(
      key: key,
      kind: .required,
      isDeferred: false,
      takesArguments: takesArguments,
      failure: failure
    )
  }

  /// The same dependency, where no module has to be there.
  var optional: Self {
    Self(
      key: key,
      kind: kind == .required ? .optional : kind,
      isDeferred: isDeferred,
      takesArguments: takesArguments,
      failure: failure,
      composition: composition,
      optionals: optionals + 1
    )
  }

  /// The same dependency on every module of the key.
  var all: Self {
    Self(
      key: key,
      kind: .all,
      isDeferred: isDeferred,
      takesArguments: takesArguments,
      failure: failure
    )
  }

  /// The same dependency, made by a call later on with arguments that are there from the beginning.
  var lazy: Self {
    Self(
      key: key,
      kind: kind,
      isDeferred: true,
      takesArguments: takesArguments,
      failure: Never.self,
      composition: composition,
      optionals: optionals
    )
  }

  /// The same dependency, made by a call later on that passes the arguments.
  var deferred: Self {
    Self(key: key, kind: kind, isDeferred: true, takesArguments: false, failure: Never.self)
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
