// swift-format-ignore-file
// Written by `.ci/forms`. To change it, change that.

extension Module where K: BindingKey, Domain == Anywhere {
  /// Says what happens to each instance when it was just made, with values that the closure needs.
  ///
  /// The closure runs where the factory has run, before any reader has the instance. What it needs is a part of the
  /// graph: `build()` and `verify()` see it, as the needs of the factory. But a hook can need what its instance is
  /// made for. It waits then until that is made, so that two objects which hold each other are one of each,
  /// whichever is read first:
  ///
  /// ```swift
  /// Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
  /// Module(DaughterKey.self, scope: .singleton) { Daughter() }
  ///   .onCreate(needs: MotherKey.self) { daughter, mother in daughter.mother = mother }
  /// ```
  ///
  /// While the closure gets what it needs, and while it runs, the module's key gives this instance to whatever is
  /// made in the same resolve, in the scopes that share nothing, too.
  ///
  /// - Parameters:
  ///   - n0: The keys whose values the closure gets after the instance, any number of them.
  ///   - fileID: The file that the hook is written in.
  ///   - line: The line that the hook is written on.
  ///   - perform: What to do with the instance.
  /// - Returns: The module with the closure.
  /// - Complexity: O(1) for each need. A hook that runs looks through all that its needs are made of.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey & SendableMetatype>(
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @Sendable (K.Value, N0.Value) -> Void
  ) -> Self where N0.Arguments == Void {
    created(
      needs: [N0.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @Sendable (K.Value, N0.Value, N1.Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void {
    created(
      needs: [N0.dependency, N1.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @Sendable (K.Value, N0.Value, N1.Value, N2.Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    created(
      needs: [N0.dependency, N1.dependency, N2.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    created(
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    created(
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  public func onCreate<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, N5: InjectionKey & SendableMetatype, each Rest: InjectionKey & SendableMetatype>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    created(
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context)) }
  }
}

extension Module where K: BindingKey, Domain == MainActor {
  /// Says what happens to each instance on the main actor when it was just made, with values that the closure needs.
  ///
  /// A hook that needs what its instance is made for waits until that is made.
  ///
  /// ```swift
  /// Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
  ///   .onCreate(needs: ServiceKey.self) { home, service in home.start(with: service) }
  /// ```
  ///
  /// - Parameters:
  ///   - n0: The keys whose values the closure gets after the instance, any number of them.
  ///   - fileID: The file that the hook is written in.
  ///   - line: The line that the hook is written on.
  ///   - perform: What to do with the instance.
  /// - Returns: The module with the closure.
  /// - Complexity: O(1) for each need. A hook that runs looks through all that its needs are made of.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey>(
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value) -> Void
  ) -> Self where N0.Arguments == Void {
    created(
      needs: [N0.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey, N1: InjectionKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void {
    created(
      needs: [N0.dependency, N1.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    created(
      needs: [N0.dependency, N1.dependency, N2.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    created(
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public func onCreate<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    created(
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  public func onCreate<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey, N5: InjectionKey, each Rest: InjectionKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> Void
  ) -> Self where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    created(
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      at: SourceLocation(fileID, line)
    ) { context, instance in perform(instance, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context)) }
  }
}

extension Module where K: BindingKey, Domain == MainActor {
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the hook resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func onCreate<N0: BindingKey>(
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value) -> Void
  ) -> Self {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the hook resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func onCreate<N0: BindingKey, N1: BindingKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value) -> Void
  ) -> Self {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the hook resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func onCreate<N0: BindingKey, N1: BindingKey, N2: BindingKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value) -> Void
  ) -> Self {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the hook resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func onCreate<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value) -> Void
  ) -> Self {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the hook resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func onCreate<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey, N4: BindingKey>(
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    perform: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> Void
  ) -> Self {
    fatalError("unavailable")
  }
}
