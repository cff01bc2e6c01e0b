// swift-format-ignore-file
// Written by `.ci/forms`. To change it, change that.

extension Decorator where K: BindingKey & SendableMetatype, Domain == Anywhere {
  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init(
    _ key: K.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (K.Value) -> K.Value
  ) {
    definition = DecoratorDefinition(
      K.self,
      needs: [],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner) }
  }

  /// Decorates the values of a key.
  ///
  /// The closure runs after the module's factory, where that has run.
  ///
  /// ```swift
  /// Decorator(ServiceKey.self, needs: ClockKey.self) { inner, clock in Timed(inner, clock) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key whose values are decorated.
  ///   - n0: The keys whose values the closure gets, any number of them.
  ///   - fileID: The file that the decorator is written in.
  ///   - line: The line that the decorator is written on.
  ///   - make: Makes the value that readers get.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (K.Value, N0.Value) -> K.Value
  ) where N0.Arguments == Void {
    definition = DecoratorDefinition(
      K.self,
      needs: [N0.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (K.Value, N0.Value, N1.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void {
    definition = DecoratorDefinition(
      K.self,
      needs: [N0.dependency, N1.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (K.Value, N0.Value, N1.Value, N2.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = DecoratorDefinition(
      K.self,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = DecoratorDefinition(
      K.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = DecoratorDefinition(
      K.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, N5: InjectionKey & SendableMetatype, each Rest: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    definition = DecoratorDefinition(
      K.self,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context)) }
  }
}

extension Decorator where K: InjectionKey, Domain == MainActor {
  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init(
    _ key: K.Type?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value) -> K.Value
  ) {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .onMainActor(K.self),
      needs: [],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner) }
  }

  /// Decorates the values of a key on the main actor.
  ///
  /// The closure runs after the module's factory.
  ///
  /// ```swift
  /// Decorator(HomeKey.self, needs: StoreKey.self) { inner, store in CachedHome(inner, store) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key whose values are decorated.
  ///   - n0: The keys whose values the closure gets, any number of them.
  ///   - fileID: The file that the decorator is written in.
  ///   - line: The line that the decorator is written on.
  ///   - make: Makes the value that readers get.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value) -> K.Value
  ) where N0.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .onMainActor(K.self),
      needs: [N0.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .onMainActor(K.self),
      needs: [N0.dependency, N1.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .onMainActor(K.self),
      needs: [N0.dependency, N1.dependency, N2.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .onMainActor(K.self),
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .onMainActor(K.self),
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey, N5: InjectionKey, each Rest: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .onMainActor(K.self),
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context)) }
  }
}

// See the forms of a module for such keys.
extension Decorator where K: InjectionKey & SendableMetatype, K.Value: Sendable, K.Arguments: Sendable, Domain == MainActor {
  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init(
    _ key: K.Type?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value) -> K.Value
  ) {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .byModule,
      needs: [],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner) }
  }

  /// Decorates the values of a key that isn't isolated on the main actor.
  ///
  /// The modules of the key run on the main actor from then on, and its values are read there alone.
  ///
  /// ```swift
  /// Decorator(GreetingKey.self, needs: StoreKey.self) { @MainActor inner, store in LoudGreeting(inner, store) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key whose values are decorated.
  ///   - n0: The keys whose values the closure gets, any number of them.
  ///   - fileID: The file that the decorator is written in.
  ///   - line: The line that the decorator is written on.
  ///   - make: Makes the value that readers get.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value) -> K.Value
  ) where N0.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .byModule,
      needs: [N0.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .byModule,
      needs: [N0.dependency, N1.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .byModule,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .byModule,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .byModule,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context)) }
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey, N5: InjectionKey, each Rest: InjectionKey>(
    _ key: K.Type?,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> K.Value
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    definition = DecoratorDefinition(
      mainActor: K.self,
      isolation: .byModule,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      location: SourceLocation(fileID, line)
    ) { context, inner in make(inner, N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context)) }
  }
}

extension Decorator where K: BindingKey, Domain == MainActor {
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey>(
    _ key: K.Type,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value) -> K.Value
  ) {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value) -> K.Value
  ) {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value) -> K.Value
  ) {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value) -> K.Value
  ) {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey, N4: BindingKey>(
    _ key: K.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (K.Value, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> K.Value
  ) {
    fatalError("unavailable")
  }
}
