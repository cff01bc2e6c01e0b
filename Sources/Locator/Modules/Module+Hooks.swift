extension Module where K: BindingKey, Domain == Anywhere {
  /// Says what happens to a shared instance when it is dropped, or its container is closed.
  ///
  /// The closure runs once for each instance, after ``Container/reset(_:fileID:line:)`` or in
  /// ``Container/close()``, and never because a container is freed. An error that it throws is thrown by
  /// `close()`. A weak instance has nobody to close it, nor has one that isn't shared.
  ///
  /// ```swift
  /// Module(StoreKey.self, scope: .singleton) { Store() }
  ///   .onClose { store in await store.save() }
  /// ```
  ///
  /// - Parameter body: What to do with the instance.
  /// - Returns: The module with the closure.
  public func onClose(_ body: @escaping @Sendable (K.Value) async throws -> Void) -> Self {
    var copy = self
    copy.binding.closeHook = CloseHook { instance in
      try await body(instance.value(as: K.Value.self))
    }
    return copy
  }
}

extension Module where K: BindingKey, Domain == MainActor {
  /// Says what happens on the main actor to a shared instance when it is dropped, or its container is
  /// closed.
  ///
  /// ```swift
  /// Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
  ///   .onClose { home in home.stop() }
  /// ```
  ///
  /// - Parameter body: What to do with the instance.
  /// - Returns: The module with the closure.
  public func onClose(
    _ body: @escaping @MainActor @Sendable (K.Value) async throws -> Void
  ) -> Self {
    var copy = self
    copy.binding.closeHook = CloseHook { @MainActor instance in
      try await body(instance.value(as: K.Value.self))
    }
    return copy
  }
}
