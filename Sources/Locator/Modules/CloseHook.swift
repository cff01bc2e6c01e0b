/// What a module does with a shared instance that is dropped, without its types.
struct CloseHook: Sendable {
  /// What to do.
  private let body: @Sendable (ClosingInstance) async throws -> Void

  /// Keeps what a module does with its instances.
  init(_ body: @escaping @Sendable (ClosingInstance) async throws -> Void) {
    self.body = body
  }

  /// The same, and then something else, whatever the first throws.
  func then(_ next: Self) -> Self {
    Self { instance in
      var errors: [any Error] = []
      for hook in [self, next] {
        do { try await hook(instance) } catch { errors.append(error) }
      }
      guard let first = errors.first else { return }
      throw errors.count == 1 ? first : CloseError(errors: errors)
    }
  }

  /// Closes an instance.
  func callAsFunction(_ instance: ClosingInstance) async throws {
    try await body(instance)
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

  /// Whether this is the instance in a box.
  func isIn(_ other: AnyObject) -> Bool { box === other }
}
