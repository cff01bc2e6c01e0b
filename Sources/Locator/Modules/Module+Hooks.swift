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
  /// - Parameter body: The closure, without the key's arguments. Its resolver reads the container of the instance.
  /// - Returns: The module with the closure.
  public func onCreate(_ body: @escaping @Sendable (Resolver, K.Value) -> Void) -> Self {
    created(Typed { context, value in body(Resolver(context), value) })
  }

  /// Runs a closure on each instance after it was made, with the value of a key.
  ///
  /// The need is declared, so that it is checked and in the graph. As a rule the closure runs before any other reader
  /// gets the instance. If the need leads back to the module, as of two objects that know each other, it runs once the
  /// instance is published and nothing is made around it on its thread any more, before the outermost read returns:
  /// then there is one of each, whichever is read first. Another thread may see the instance before that, so a property
  /// that the closure sets is optional.
  ///
  /// ```swift
  /// Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
  /// Module(DaughterKey.self, scope: .singleton) { Daughter() }
  ///   .onCreate(needs: MotherKey.self) { daughter, mother in daughter.mother = mother }
  /// ```
  ///
  /// A closure takes one need, so chain several for more. The need of a module of the scope ``Scope/transient`` can't
  /// lead back to it, because each read of the module makes a new instance with the same closure.
  ///
  /// - Parameters:
  ///   - need: The key whose value the closure gets.
  ///   - fileID: The file of the hook.
  ///   - line: The line of the hook.
  ///   - body: The closure.
  /// - Returns: The module with the closure.
  public func onCreate<Need: InjectionKey & SendableMetatype>(
    needs need: Need.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @Sendable (K.Value, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void {
    created(
      needs: [need.dependency], at: SourceLocation(fileID, line),
      Typed { context, value in body(value, Need.resolve(in: context)) }
    )
  }

  /// Runs a closure on a shared instance when it is dropped or its container is closed.
  ///
  /// The closure runs once for each instance, after ``Container/reset(_:fileID:line:)`` or in
  /// ``Container/close(fileID:line:)``, and never because a container is freed. `close()` throws the errors of the
  /// closure. Weak instances aren't closed, nor are those that aren't shared. Several closures run in their order, even
  /// if one of them throws.
  ///
  /// ```swift
  /// Module(StoreKey.self, scope: .singleton) { Store() }
  ///   .onClose { store in await store.save() }
  /// ```
  ///
  /// - Parameter body: The closure.
  /// - Returns: The module with the closure.
  public func onClose(_ body: @escaping @Sendable (K.Value) async throws -> Void) -> Self {
    with { $0.closeHooks.append { box in try await body(AnyBox.value(in: box)) } }
  }
}

extension Module where K: BindingKey, Domain == MainActor {
  /// Runs a closure on the main actor on each instance right after it was made.
  public func onCreate(_ body: @escaping @MainActor @Sendable (Resolver, K.Value) -> Void) -> Self {
    created(Typed(mainActor: { context, value in body(Resolver(context), value) }))
  }

  /// Runs a closure on the main actor on each instance after it was made, with the value of a key.
  public func onCreate<Need: InjectionKey>(
    needs need: Need.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (K.Value, Need.Value) -> Void
  ) -> Self where Need.Arguments == Void {
    created(
      needs: [need.dependency], at: SourceLocation(fileID, line),
      Typed(mainActor: { context, value in body(value, Need.resolve(in: context)) })
    )
  }

  /// Runs a closure on the main actor on a shared instance when it is dropped or its container is closed.
  public func onClose(
    _ body: @escaping @MainActor @Sendable (K.Value) async throws -> Void
  ) -> Self {
    with { $0.closeHooks.append { @MainActor box in try await body(AnyBox.value(in: box)) } }
  }
}

extension Module {
  private func created<Value>(
    needs: [KeyDependency] = [], at location: SourceLocation? = nil,
    _ body: Typed<Value, Void, Never>
  ) -> Self {
    let hook = definition.hook(
      needs, at: location,
      { context, box in
        body.function(context, AnyBox.value(in: box))
        return box ?? AnyBox(())
      },
      erased: needs.isEmpty ? Typed<Void, Void, Never>(erasing: body) : nil
    )
    return with { $0.createHooks.append(hook) }
  }
}
