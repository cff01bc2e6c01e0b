extension Container {
  /// Drops the shared instances of a scope, so that the next reads make new ones.
  ///
  /// This drops the instances of the container and its parents. Code that holds an instance keeps it, but a property
  /// with ``Inject`` returns the new one from then on. A reader that is waiting for an instance still gets it, but the
  /// container doesn't store it.
  ///
  /// ```swift
  /// enum Login {}
  /// extension Scope where Value: Sendable {
  ///   static var login: Self { Self(Login.self) }
  /// }
  ///
  /// container.reset(.login)
  /// ```
  ///
  /// > Important: Stops the program for ``Scope/singleton``, whose instances can't be dropped.
  ///
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset(_ scope: Scope<Never>, fileID: StaticString = #fileID, line: UInt = #line) {
    let lifetime = scope.lifetime
    if !lifetime.isResettable {
      stop(Messages.reset(of: lifetime), at: SourceLocation(fileID, line))
    }
    for slot in resettableSlots where slot.lifetime.isReset(with: lifetime) { slot.reset() }
  }

  /// Drops the shared instances of a key, so that the next reads make new ones.
  ///
  /// As with a scope, this drops the instances of the container and its parents: those of all modules of the key, with
  /// any name and any arguments but singletons. An `onClose` hook of a module closes each dropped instance. A module
  /// without shared instances has nothing to drop. A composed key, such as `[PriceKey]`, stands for its own key.
  ///
  /// > Important: Stops the program if no module binds the key, or if all have the scope ``Scope/singleton``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset(
    _ key: any BindingKey.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let callSite = SourceLocation(fileID, line)
    let key = key.dependency.key
    let slots = ancestry.reversed().flatMap { container in
      container.declarations.positions(ofAll: key).map(container.slot(at:))
    }
    guard !slots.isEmpty else {
      stop(Messages.resetOfUnboundKey(key, in: self, callSite: callSite), at: callSite)
    }
    if slots.allSatisfy(\.lifetime.isSingleton) {
      stop(Messages.resetOfSingleton(slots[0].definition, callSite: callSite), at: callSite)
    }
    for slot in slots where slot.lifetime.isResettable { slot.reset() }
  }

  /// Drops all shared instances but those of ``Scope/singleton``, so that the next reads make new ones.
  ///
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset() { for slot in resettableSlots { slot.reset() } }

  /// Those of this container come first, and then those of its parents.
  @inline(never)
  private var resettableSlots: [Slot] {
    ancestry.reversed().flatMap(\.existingSlots).filter(\.lifetime.isResettable)
  }
}
