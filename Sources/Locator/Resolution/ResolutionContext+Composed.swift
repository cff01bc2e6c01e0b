// The keys of composed keys, one or all of their modules.

extension ResolutionContext {
  /// Resolves a key of which the compiler doesn't know that its failure is an error.
  ///
  /// - Throws: The failure of the key.
  func value<K: BindingKey>(of key: K.Type, _ arguments: K.Arguments) throws -> K.Value {
    guard let slot = container.slot(for: key) else {
      return try K._Form._value(ofUnbound: key, in: self, arguments)
    }
    return try slot.composedValue(key, arguments, in: self)
  }

  /// Returns the slots of all modules of a key, or stops the program if the container has problems.
  func slots(ofAll key: Any.Type) -> [Slot] {
    container.stopIfProblems(callSite: callSite)
    return container.slots(ofAll: key)
  }

  /// Returns the slots of the named modules of a key, with their names, or stops the program if the container has
  /// problems.
  func namedSlots(of key: Any.Type) -> (names: [String], slots: [Slot]) {
    var (names, slots): ([String], [Slot]) = ([], [])
    for slot in self.slots(ofAll: key) {
      guard let name = slot.definition.extras?.name else { continue }
      names.append(name)
      slots.append(slot)
    }
    return (names, slots)
  }

  /// Resolves modules of a key, one after the other, in one resolve.
  ///
  /// - Throws: The failure of the first module that fails.
  func values<K: BindingKey>(
    of slots: [Slot],
    _ key: K.Type,
    _ arguments: K.Arguments
  ) throws -> [K.Value] {
    let context = beginResolve()
    defer { endResolve(context) }
    // In place: an append takes longer than the read of a ready instance.
    return try unsafe [K.Value](unsafeUninitializedCapacity: slots.count) { values, count in
      for slot in slots {
        // Safe: there is room for a value of each slot, and `count` are initialized.
        unsafe values.initializeElement(
          at: count,
          to: try slot.composedValue(key, arguments, in: context)
        )
        count += 1
      }
    }
  }

  /// Resolves asynchronous modules of a key side by side, each in a resolve of its own.
  ///
  /// - Returns: The values, in the order of the slots.
  /// - Throws: The first failure. The tasks of the other modules are cancelled then.
  func asyncValues<K: AsyncInjectionKey>(
    of slots: [Slot],
    _ key: K.Type,
    _ arguments: K.Arguments
  ) async throws(K.Failure) -> [K.Value] {
    let (container, callSite) = (container, callSite)
    let arguments = UncheckedTransfer(value: arguments)
    do {
      let boxes = try await TaskConstructions.shared.inChildTasks(slots) { slot in
        let context = ResolutionContext(container: container, callSite: callSite)
        return Box(try await slot.asyncValue(key, arguments.value, in: context))
      }
      // Safe: the closure boxes values of the key.
      return boxes.map { unsafe unsafeDowncast($0, to: Box<K.Value>.self).value }
    } catch {
      throw known(error, as: K.Failure.self)
    }
  }
}

extension Slot {
  /// Resolves the module of a key of which the compiler doesn't know that its failure is an error.
  func composedValue<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws -> K.Value {
    if context.container.state.isPlain {
      // Safe: the box of an instance that needs no check has a value of the key, and the slot holds it.
      if let box = unsafe ready.box { return unsafe Box<K.Value>.value(at: box, heldBy: self) }
      if let box = resettableBox() {
        return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
      }
    }
    if K.Failure.self == Never.self {
      return value(key, arguments, throwing: Never.self, in: context)
    }
    guard let failure = K.Failure.self as? any Error.Type else {
      preconditionFailure("A key whose failure isn't an error is a bug in Locator.")
    }
    return try value(of: key, arguments, failure, in: context)
  }

  /// Resolves the module of a key with a failure.
  private func value<K: BindingKey, Failure: Error>(
    of key: K.Type,
    _ arguments: K.Arguments,
    _ failure: Failure.Type,
    in context: ResolutionContext
  ) throws -> K.Value {
    try value(key, arguments, throwing: failure, in: context)
  }
}
