extension Module where K: BindingKey, Domain == Anywhere {
  /// Runs a closure on each instance right after it was made.
  ///
  /// The closure runs where the factory ran, before any other reader gets the instance. Several closures run in their
  /// order. If two objects hold each other, let the closure declare its needs with `onCreate(needs:)`: then there is
  /// one of each, whichever is read first.
  ///
  /// ```swift
  /// Module(EditorKey.self, needs: DraftKey.self, PreviewKey.self, make: Editor.init)
  ///   .onCreate { resolver, editor in editor.title = resolver[WordKey.self] }
  /// ```
  ///
  /// - Parameter body: The closure. Its resolver reads the container that makes the instance.
  /// - Returns: The module with the closure.
  public func onCreate(_ body: @escaping @Sendable (Resolver, K.Value) -> Void) -> Self {
    let hook = CreateHook { context, value in body(Resolver(context), value) }
    return Self(definition: definition.created(with: hook))
  }

  /// Returns the module with a hook that declares its needs.
  @usableFromInline
  func created(
    needs: [KeyDependency],
    at location: SourceLocation,
    _ body: @escaping @Sendable (ResolutionContext, K.Value) -> Void
  ) -> Self {
    Self(definition: definition.created(with: CreateHook(needs: needs, at: location, body)))
  }

  /// Runs a closure on a shared instance when it is dropped or its container is closed.
  ///
  /// The closure runs once for each instance, after ``Container/reset(_:fileID:line:)`` or in ``Container/close()``,
  /// and never because a container is freed. `close()` throws the errors of the closure. Weak instances aren't closed,
  /// nor are those that aren't shared. Several closures run in their order, even if one of them throws.
  ///
  /// ```swift
  /// Module(StoreKey.self, scope: .singleton) { Store() }
  ///   .onClose { store in await store.save() }
  /// ```
  ///
  /// - Parameter body: The closure.
  /// - Returns: The module with the closure.
  public func onClose(_ body: @escaping @Sendable (K.Value) async throws -> Void) -> Self {
    let modified = definition.modified { extras in
      extras.addCloseHook { instance in try await body(instance.value(as: K.Value.self)) }
    }
    return Self(definition: modified)
  }
}

extension Module where K: BindingKey, Domain == MainActor {
  /// Runs a closure on the main actor on each instance right after it was made.
  ///
  /// The closure runs where the factory ran, before any other reader gets the instance. Several closures run in their
  /// order. If two objects hold each other, let the closure declare its needs with `onCreate(needs:)`: then there is
  /// one of each, whichever is read first.
  ///
  /// ```swift
  /// Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
  ///   .onCreate { resolver, home in home.start(with: resolver[ServiceKey.self]) }
  /// ```
  ///
  /// - Parameter body: The closure. Its resolver reads the container that makes the instance.
  /// - Returns: The module with the closure.
  public func onCreate(
    _ body: @escaping @MainActor @Sendable (Resolver, K.Value) -> Void
  ) -> Self {
    let hook = CreateHook(mainActor: { context, value in body(Resolver(context), value) })
    return Self(definition: definition.created(with: hook))
  }

  /// Returns the module with a main-actor hook that declares its needs.
  @usableFromInline
  func created(
    needs: [KeyDependency],
    at location: SourceLocation,
    _ body: @escaping @MainActor @Sendable (ResolutionContext, K.Value) -> Void
  ) -> Self {
    Self(
      definition: definition.created(with: CreateHook(mainActor: body, needs: needs, at: location))
    )
  }

  /// Runs a closure on the main actor on a shared instance when it is dropped or its container is closed.
  ///
  /// ```swift
  /// Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
  ///   .onClose { home in home.stop() }
  /// ```
  ///
  /// - Parameter body: The closure.
  /// - Returns: The module with the closure.
  public func onClose(
    _ body: @escaping @MainActor @Sendable (K.Value) async throws -> Void
  ) -> Self {
    let modified = definition.modified { extras in
      extras.addCloseHook { @MainActor instance in
        try await body(instance.value(as: K.Value.self))
      }
    }
    return Self(definition: modified)
  }
}
