import Locator

extension Container {
  /// The modules that are declared in this container, valid or not.
  var declared: [Definition] { declarations.definitions }

  /// A container for lookups, in which modules are found even if some declarations are invalid, or `nil` if the
  /// parent is invalid.
  var checkable: Container? {
    guard parent?.hasProblems != true else { return nil }
    return hasProblems ? copy(parent: parent) : self
  }

  /// What a module, its decorators and its hooks need.
  func needs(of slot: Slot) -> [InjectedKey] {
    let declarations = slot.container.declarations
    return declarations.needsOfFactory(of: slot.definition).map { InjectedKey($0) }
      + slot.definition.hookNeeds.map { InjectedKey($0) }
  }

  /// Returns the slots of all modules that meet a need.
  func matches(of need: InjectedKey) -> [Slot] { matches(of: need.key, need.kind) }
}

/// A key that a module needs or a property injects, and how.
struct InjectedKey {
  /// The key that a module has to bind.
  let key: Any.Type

  /// How many modules have to bind it.
  let kind: KeyDependency.Kind

  /// Whether the value is resolved later than its dependent.
  var isDeferred = false
}

extension InjectedKey {
  init(_ need: KeyDependency) {
    self.init(key: need.key, kind: need.kind, isDeferred: need.isDeferred)
  }

  /// Returns the same key with another kind of dependency.
  func with(_ kind: KeyDependency.Kind) -> Self {
    Self(key: key, kind: kind, isDeferred: isDeferred)
  }

  /// The same key, resolved later.
  var deferred: Self { Self(key: key, kind: kind, isDeferred: true) }
}
