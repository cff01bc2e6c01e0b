/// What a module does with a shared instance that is dropped, without its types.
struct CloseHook: Sendable {
  /// What to do, in order.
  private var bodies: [@Sendable (ClosingInstance) async throws -> Void] = []

  /// Adds something to do after the rest, whatever that throws.
  mutating func append(_ body: @escaping @Sendable (ClosingInstance) async throws -> Void) {
    bodies.append(body)
  }

  /// Closes an instance.
  ///
  /// - Returns: What was thrown.
  func callAsFunction(_ instance: ClosingInstance) async -> [any Error] {
    var errors: [any Error] = []
    for body in bodies {
      do { try await body(instance) } catch { errors.append(error) }
    }
    return errors
  }
}

/// A shared instance on its way to what closes it.
///
/// Sendable: what is shared is `Sendable`, or lives on the main actor, where its hook runs.
struct ClosingInstance: @unchecked Sendable {
  /// The instance in a `Box`.
  private let box: AnyObject

  init<Value>(_ box: Box<Value>) {
    self.box = box
  }

  /// The instance.
  ///
  /// - Precondition: The type is that of the key's value.
  func value<Value>(as type: Value.Type) -> Value {
    // Safe: a module's hook gets the instances of the module alone.
    unsafe unsafeDowncast(box, to: Box<Value>.self).value
  }

  /// What tells the box apart from others, as long as this holds it.
  var id: ObjectIdentifier { ObjectIdentifier(box) }
}
