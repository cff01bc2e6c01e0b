extension Container {
  /// Waits until all instances of eager modules exist, those of the parents too.
  ///
  /// ``build(replacing:fileID:line:)`` starts the tasks that make the eager instances of asynchronous keys, and doesn't
  /// wait for them. Call this method to hold back what needs all of them, such as the first request of a server:
  ///
  /// ```swift
  /// let container = Container {
  ///   Module(DatabaseKey.self, scope: .singleton) { () async throws(DatabaseError) in try await Database() }.eager()
  /// }
  /// .build()
  /// try await container.ready()
  /// ```
  ///
  /// An instance whose factory failed is made by the next read that succeeds; from then on it isn't missing. A
  /// container that hasn't started has no eager instances to wait for.
  ///
  /// - Throws: The first failure, in the order of the modules, with its key.
  /// - Complexity: O(*n*), where *n* is the number of eager modules that wait or fail, plus their factories' time.
  public func ready() async throws(EagerError) {
    var first: EagerError?
    for container in ancestry {
      for (slot, failure) in container.missingInstances() {
        guard let error = await failure(), !slot.hasInstance, first == nil else { continue }
        first = EagerError(of: slot.definition, error)
      }
    }
    if let first { throw first }
  }

  /// Waits until the start has ended, unless this thread runs it.
  private func missingInstances() -> [MissingInstance] {
    let thread = ThreadActivity.current.number
    return lifecycle.wait {
      $0.missing ?? ($0.starter == nil || $0.starter == thread ? [] : nil)
    }
  }
}
