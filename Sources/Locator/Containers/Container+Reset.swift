extension Container {
  /// Drops the shared instances of a scope, so that the next reads make new ones.
  ///
  /// This drops the instances of the container and its parents. Code that holds an instance keeps it, but a property
  /// with ``Inject`` returns the new one from then on. A reader that is waiting for an instance still gets it, but the
  /// container doesn't store it.
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
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
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
  /// As with a scope, this drops the instances of the container and its parents: those of all modules of the key, with
  /// any name and any arguments. An `onClose` hook of a module closes each dropped instance.
  ///
  /// ```swift
  /// container.reset(PriceKey.self)
  /// ```
  ///
  /// A module without shared instances has nothing to drop. A composed key, such as `[PriceKey]`, stands for the key that
  /// it is composed of.
  ///
  /// > Important: Stops the program if no module binds the key, or if one has the scope ``Scope/singleton``, whose
  /// > instances can't be dropped.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset(
    _ key: any BindingKey.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let callSite = SourceLocation(fileID, line)
    let key = key.dependency.key
    let modules = ancestry.reversed().flatMap(\.slots).filter {
      !$0.definition.isOfMembers && $0.definition.key == key
    }
    guard !modules.isEmpty else {
      stop(Messages.resetOfUnboundKey(key, in: self, callSite: callSite), at: callSite)
    }
    for slot in modules {
      guard case .singleton = slot.definition.lifetime else { continue }
      stop(Messages.resetOfSingleton(slot.definition, callSite: callSite), at: callSite)
    }
    for slot in modules { slot.reset() }
  }

  /// Drops all shared instances of scopes that can be reset, so that the next reads make new ones.
  ///
  /// Instances of ``Scope/singleton`` stay.
  ///
  /// ```swift
  /// container.reset()
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of modules.
  public func reset() {
    for slot in resettableSlots { slot.reset() }
  }

  /// The slots whose instances can be dropped, those of this container first and then those of its parents.
  private var resettableSlots: [Slot] {
    ancestry.reversed().flatMap(\.existingSlots).filter { $0.definition.lifetime.retention != nil }
  }
}
