extension Container {
  /// Drops the shared instances of a scope, so that the next reads make new ones.
  ///
  /// The instances of this container and of its parents are dropped. Who holds one keeps it, but a
  /// property with ``Inject`` gives the new one from then on. A reader that waits for an instance which is
  /// being made gets it, though it isn't kept.
  ///
  /// ```swift
  /// extension Scope {
  ///   static let login = Scope("login")
  /// }
  ///
  /// container.reset(.login)
  /// ```
  ///
  /// > Important: Stops the program for ``Scope/singleton``, whose instances can't be dropped.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset(_ scope: Scope, fileID: StaticString = #fileID, line: UInt = #line) {
    guard let retention = scope.lifetime.retention else {
      stop(Messages.resetOfSingletons, at: SourceLocation(fileID, line))
    }
    for slot in resettableSlots where slot.definition.lifetime.retention === retention {
      slot.reset()
    }
  }

  /// Drops the shared instances of a key, so that the next reads make new ones.
  ///
  /// As for a scope, the instances of this container and of its parents are dropped: those of all modules of the key,
  /// with each of their names and each value of their arguments. An `.onClose` of a module closes what is dropped.
  ///
  /// ```swift
  /// container.reset(PriceKey.self)
  /// ```
  ///
  /// A module whose instances aren't shared has nothing to drop.
  ///
  /// > Important: Stops the program if no module binds the key, or if one makes a ``Scope/singleton``, whose instances
  /// > can't be dropped.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line that the call is written on.
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset<K: BindingKey>(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where K._Form: _ModuleForm {
    let callSite = SourceLocation(fileID, line)
    let modules = ancestry.flatMap(\.slots).filter {
      !$0.definition.isOfMembers && $0.definition.key == key
    }
    guard !modules.isEmpty else { refuse(key, callSite: callSite) }
    for slot in modules {
      guard case .singleton = slot.definition.lifetime else { continue }
      stop(Messages.resetOfSingleton(slot.definition, callSite: callSite), at: callSite)
    }
    for slot in modules { slot.reset() }
  }

  /// Drops all shared instances of scopes that can be reset, so that the next reads make new ones.
  ///
  /// Those of ``Scope/singleton`` stay.
  ///
  /// ```swift
  /// container.reset()
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset() {
    for slot in resettableSlots { slot.reset() }
  }

  /// The slots here and in parents whose instances can be dropped, this container's first.
  private var resettableSlots: [Slot] {
    ancestry.reversed().flatMap(\.slots).filter { $0.definition.lifetime.retention != nil }
  }
}
