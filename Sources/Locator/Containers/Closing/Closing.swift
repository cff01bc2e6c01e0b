/// A shared instance that is to be closed, and the module that says how.
struct Closing: Sendable {
  /// The module, which has a closure of ``Module/onClose(_:)``.
  let definition: ModuleDefinition

  /// The instance.
  let instance: ClosingInstance

  /// Closes the instance.
  ///
  /// - Returns: What the closures of the module have thrown.
  func callAsFunction() async -> [CloseError.Failure] {
    guard let hook = definition.extras?.closeHook else { return [] }
    return await hook(instance).flatMap { error in
      // Of a closure that closes another container, what has failed there.
      (error as? CloseError)?.failures ?? [CloseError.Failure(of: definition, error)]
    }
  }
}

/// Instances that are to be closed, the last one first, of which any can be taken out.
struct Closings {
  /// The instances in the order of their creation, or nothing where one was taken out.
  private var entries: [Closing?] = []

  /// Where the instances are, by the addresses of their boxes, which the entries hold.
  private var positions: [ObjectIdentifier: Int] = [:]

  /// Adds an instance.
  mutating func append(_ closing: Closing) {
    positions[closing.instance.id] = entries.count
    entries.append(closing)
  }

  /// Takes the instance that was added last.
  mutating func popLast() -> Closing? {
    while let entry = entries.popLast() {
      guard let closing = entry else { continue }
      positions[closing.instance.id] = nil
      return closing
    }
    return nil
  }

  /// Takes the instance in a box, if it is one of these.
  mutating func take(_ box: AnyObject) -> Closing? {
    guard let position = positions.removeValue(forKey: ObjectIdentifier(box)) else { return nil }
    let closing = entries[position]
    entries[position] = nil
    // From time to time, so that a container whose instances come and go doesn't grow.
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
