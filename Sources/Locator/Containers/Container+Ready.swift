extension Container {
  /// Waits until all instances of eager modules exist, those of the parents too.
  ///
  /// ``build(replacing:fileID:line:)`` starts the tasks that make the eager instances of asynchronous keys, and
  /// doesn't wait for them. Call this method to hold back what needs all of them, such as the first request of a server:
  ///
  /// ```swift
  /// let container = Container {
  ///   Module(DatabaseKey.self, scope: .singleton) { () async throws(DatabaseError) in try await Database() }.eager()
  /// }
  /// .build()
  /// try await container.ready()
  /// ```
  ///
  /// An instance whose factory failed is made by the next read that succeeds; from then on it isn't missing. A container
  /// that hasn't started has no eager instances to wait for.
  ///
  /// - Throws: The first failure, in the order of the modules, with its key.
  /// - Complexity: O(*n*), where *n* is the number of eager modules of asynchronous and throwing keys, plus the time of
  ///   their factories.
  public func ready() async throws(EagerError) {
    for instance in missingInstances {
      if let error = await instance.error { throw error }
    }
  }

  /// The eager instances that didn't exist at the end of the start, here and in the parents.
  private var missingInstances: [EagerInstance] {
    ancestry.flatMap { $0.missingEagerInstances.value(as: [EagerInstance].self) ?? [] }
  }
}
