/// The closures that a module runs on a shared instance when it is dropped, without types.
struct CloseHook: Sendable {
  /// The closures, in order.
  private var bodies: [@Sendable (ClosingInstance) async throws -> Void] = []

  /// Adds a closure, which runs after the others even if they throw.
  mutating func append(_ body: @escaping @Sendable (ClosingInstance) async throws -> Void) {
    bodies.append(body)
  }

  /// Closes an instance.
  ///
  /// - Returns: The errors that the closures threw.
  func callAsFunction(_ instance: ClosingInstance) async -> [any Error] {
    var errors: [any Error] = []
    for body in bodies {
      do { try await body(instance) } catch { errors.append(error) }
    }
    return errors
  }
}

/// A shared instance that is passed to its close hook.
struct ClosingInstance: Sendable {
  /// The `Box` of the instance.
  private let instance: SharedInstance

  init<Value>(_ box: Box<Value>) {
    instance = SharedInstance(box: box)
  }

  /// The instance.
  ///
  /// - Precondition: The type is that of the key's value.
  func value<Value>(as type: Value.Type) -> Value {
    // Safe: a module's hook only gets instances of that module.
    unsafe unsafeDowncast(instance.box, to: Box<Value>.self).value
  }

  /// The identity of the box, unique while this retains it.
  var id: ObjectIdentifier { ObjectIdentifier(instance.box) }
}
