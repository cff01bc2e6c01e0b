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
  /// container that hasn't started has no eager instances to wait for. The call suspends its task, and blocks no
  /// thread.
  ///
  /// > Important: Stops the program if an eager instance waits for the call, with the path.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Throws: The first failure, in the order of the modules, with its key.
  /// - Complexity: O(*n*), where *n* is the number of eager modules that wait or fail, plus their factories' time.
  public func ready(fileID: StaticString = #fileID, line: UInt = #line) async throws(EagerError) {
    var first: EagerError?
    for container in ancestry {
      let failure = await container.eagerFailure(SourceLocation(fileID, line))
      first = first ?? failure
    }
    if let first { throw first }
  }
}

extension Slot {
  /// Waits for the construction that runs now, if one does, whatever comes of it.
  @inline(never)
  func waitForConstruction(_ callSite: SourceLocation, by code: ReadingCode) async {
    guard let running = withLock({ _ in construction }),
      let wait = running.join(callSite, by: code, isOfReady: true)
    else { return }
    _ = try? await running.value(for: wait)
  }
}
