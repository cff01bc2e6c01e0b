extension Module where K: BindingKey, Domain == Anywhere {
  /// Says what happens to each instance when it was just made.
  ///
  /// The closure runs where the factory has run, before any other reader gets the instance. Several closures run in
  /// their order. Where two objects hold each other, let the closure declare what it needs, with
  /// `onCreate(needs:)`: there is one of each then, whichever is read first.
  ///
  /// ```swift
  /// Module(EditorKey.self, needs: DraftKey.self, PreviewKey.self, make: Editor.init)
  ///   .onCreate { resolver, editor in editor.title = resolver[WordKey.self] }
  /// ```
  ///
  /// - Parameter body: What to do with the instance. The resolver reads the container that makes it.
  /// - Returns: The module with the closure.
  public func onCreate(_ body: @escaping @Sendable (Resolver, K.Value) -> Void) -> Self {
    let hook = CreateHook { context, value in body(Resolver(context), value) }
    return Self(definition: definition.created(with: hook))
  }

  /// The module with a hook that gets what it needs.
  @usableFromInline
  func created(
    needs: [KeyDependency],
    at location: SourceLocation,
    _ body: @escaping @Sendable (ResolutionContext, K.Value) -> Void
  ) -> Self {
    Self(definition: definition.created(with: CreateHook(needs: needs, at: location, body)))
  }

  /// Says what happens to a shared instance when it is dropped, or its container is closed.
  ///
  /// The closure runs once for each instance, after ``Container/reset(_:fileID:line:)`` or in
  /// ``Container/close()``, and never because a container is freed. An error that it throws is thrown by
  /// `close()`. A weak instance has nobody to close it, nor has one that isn't shared. Several closures run in
  /// their order, whatever they throw.
  ///
  /// ```swift
  /// Module(StoreKey.self, scope: .singleton) { Store() }
  ///   .onClose { store in await store.save() }
  /// ```
  ///
  /// - Parameter body: What to do with the instance.
  /// - Returns: The module with the closure.
  public func onClose(_ body: @escaping @Sendable (K.Value) async throws -> Void) -> Self {
    let modified = definition.modified { extras in
      extras.addCloseHook { instance in try await body(instance.value(as: K.Value.self)) }
    }
    return Self(definition: modified)
  }
}

extension Module where K: BindingKey, Domain == MainActor {
  /// Says what happens to each instance on the main actor when it was just made.
  ///
  /// The closure runs where the factory has run, before any other reader gets the instance. Several closures run in
  /// their order. Where two objects hold each other, let the closure declare what it needs, with
  /// `onCreate(needs:)`: there is one of each then, whichever is read first.
  ///
  /// ```swift
  /// Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
  ///   .onCreate { resolver, home in home.start(with: resolver[ServiceKey.self]) }
  /// ```
  ///
  /// - Parameter body: What to do with the instance. The resolver reads the container that makes it.
  /// - Returns: The module with the closure.
  public func onCreate(
    _ body: @escaping @MainActor @Sendable (Resolver, K.Value) -> Void
  ) -> Self {
    let hook = CreateHook(mainActor: { context, value in body(Resolver(context), value) })
    return Self(definition: definition.created(with: hook))
  }

  /// The module with a hook of the main actor that gets what it needs.
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
    let modified = definition.modified { extras in
      extras.addCloseHook { @MainActor instance in
        try await body(instance.value(as: K.Value.self))
      }
    }
    return Self(definition: modified)
  }
}
