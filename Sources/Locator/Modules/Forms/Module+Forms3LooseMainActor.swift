// swift-format-ignore-file
// Written by `.ci/forms`. To change it, change that.

// For keys that aren't isolated. Code anywhere can read such a key, and the compiler takes what that gives for
// free to go anywhere: a value that isn't Sendable would leave the main actor. Without these forms the ones
// for isolated keys would be taken; a container refuses their modules where the key isn't isolated.
extension Module where K: BindingKey & SendableMetatype, K._Form == BindableKey, K.Value: Sendable, Domain == MainActor {
  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init(
    _ key: K.Type??,
    scope: LocalScope = .transient,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable () throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make()
      })
    )
  }

  /// Binds a key that isn't isolated to a main-actor factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the main actor.
  ///
  /// ```swift
  /// Module(GreetingKey.self, needs: StoreKey.self) { @MainActor store in Greeting(store: store) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - n0: The keys whose values the factory gets, any number of them.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey>(
    _ key: K.Type??,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey>(
    _ key: K.Type??,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey>(
    _ key: K.Type??,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey>(
    _ key: K.Type??,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey>(
    _ key: K.Type??,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init(
    _ key: K.Type??,
    scope: Scope,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable () throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make()
      })
    )
  }

  /// Binds a key that isn't isolated to a main-actor factory whose instance is shared.
  ///
  /// The factory runs once, at the first read, on the main actor.
  ///
  /// ```swift
  /// Module(GreetingKey.self, needs: StoreKey.self) { @MainActor store in Greeting(store: store) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - n0: The keys whose values the factory gets, any number of them.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(arguments)
      })
    )
  }

  /// Binds a key that isn't isolated, with arguments, to a main-actor factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the main actor.
  ///
  /// ```swift
  /// Module(LetterKey.self, needs: StoreKey.self) { @MainActor store, id in Letter(store: store, to: id) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - n0: The keys whose values the factory gets, any number of them.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, A0>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, A0>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, A0>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, A0>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey, A0>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0>(
    _ key: K.Type???,
    scope: Scope,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      isolation: .byModule,
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(arguments)
      })
    )
  }

  /// Binds a key that isn't isolated, with arguments, to a main-actor factory whose instances are shared.
  ///
  /// The factory runs once for each value of the arguments, on the main actor.
  ///
  /// ```swift
  /// Module(LetterKey.self, needs: StoreKey.self) { @MainActor store, id in Letter(store: store, to: id) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - n0: The keys whose values the factory gets, any number of them.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, A0>(
    _ key: K.Type???,
    scope: Scope,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      isolation: .byModule,
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, A0>(
    _ key: K.Type???,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      isolation: .byModule,
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, A0>(
    _ key: K.Type???,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      isolation: .byModule,
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, A0>(
    _ key: K.Type???,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      isolation: .byModule,
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey, A0>(
    _ key: K.Type???,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, A0) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      isolation: .byModule,
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0, A1>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (A0, A1) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1), A0: Sendable, A1: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(arguments.0, arguments.1)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, A0, A1>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, A0, A1) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1), N0.Arguments == Void, A0: Sendable, A1: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), arguments.0, arguments.1)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, A0, A1>(
    _ key: K.Type???,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, A0, A1) throws(K.Failure) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1), N0.Arguments == Void, N1.Arguments == Void, A0: Sendable, A1: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        try make(N0.resolve(in: context), N1.resolve(in: context), arguments.0, arguments.1)
      })
    )
  }
}
