/// A shared instance to close, and the module that knows how.
struct Closing: Sendable {
  /// The module, which has a hook of ``Module/onClose(_:)``.
  let definition: ModuleDefinition

  /// The instance.
  let instance: ClosingInstance

  /// Closes the instance.
  ///
  /// - Returns: The failures of the module's hooks.
  func callAsFunction() async -> [CloseError.Failure] {
    guard let hook = definition.extras?.closeHook else { return [] }
    return await hook(instance).flatMap { error in
      // A hook that closes another container throws the failures there.
      (error as? CloseError)?.failures ?? [CloseError.Failure(of: definition, error)]
    }
  }
}

/// A stack of instances to close, from which any can be removed.
struct Closings {
  /// The instances in the order of their creation, with `nil` in the place of each removed one.
  private var entries: [Closing?] = []

  /// The positions of the instances, by the addresses of their boxes, which the entries retain.
  private var positions: [ObjectIdentifier: Int] = [:]

  /// Adds an instance.
  mutating func append(_ closing: Closing) {
    positions[closing.instance.id] = entries.count
    entries.append(closing)
  }

  /// Removes and returns the instance that was added last.
  mutating func popLast() -> Closing? {
    while let entry = entries.popLast() {
      guard let closing = entry else { continue }
      positions[closing.instance.id] = nil
      return closing
    }
    return nil
  }

  /// Removes and returns the instance in a box, if there is one.
  mutating func take(_ box: AnyObject) -> Closing? {
    guard let position = positions.removeValue(forKey: ObjectIdentifier(box)) else { return nil }
    let closing = entries[position]
    entries[position] = nil
    // Now and then, so that a container doesn't grow while its instances are made and dropped.
    if entries.count > 32, entries.count > positions.count * 2 { compact() }
    return closing
  }

  private mutating func compact() {
    entries.removeAll { $0 == nil }
    for (position, closing) in entries.enumerated() {
      if let closing { positions[closing.instance.id] = position }
    }
  }
}
