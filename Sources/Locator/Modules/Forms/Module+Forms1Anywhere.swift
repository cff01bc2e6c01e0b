// swift-format-ignore-file
// Written by `.ci/forms`. To change it, change that.

extension Module where K: BindingKey & SendableMetatype, K._Form == BindableKey, Domain == Anywhere {
  @_documentation(visibility: internal)
  public init(
    _ key: K.Type,
    scope: LocalScope = .transient,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable () -> K.Value
  ) where K.Failure: Error, K.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make()
      })
    )
  }

  /// Binds a key to a factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the thread that reads.
  ///
  /// ```swift
  /// Module(CartKey.self, needs: PriceKey.self, StoreKey.self) { price, store in Cart(price, store) }
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
  public init<N0: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, N5: InjectionKey & SendableMetatype, each Rest: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init(
    _ key: K.Type,
    scope: Scope,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable () -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, K.Value: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make()
      })
    )
  }

  /// Binds a key to a factory whose instance is shared.
  ///
  /// The factory runs once, at the first read, on the thread that reads; other readers wait for it.
  ///
  /// ```swift
  /// Module(StoreKey.self, scope: .singleton) { Store() }
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
  public init<N0: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, K.Value: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, K.Value: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, K.Value: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, K.Value: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, K.Value: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, N5: InjectionKey & SendableMetatype, each Rest: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> K.Value
  ) where K.Failure: Error, K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void, K.Value: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, _: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public init<A0>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0 {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(arguments)
      })
    )
  }

  /// Binds a key with arguments to a factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the thread that reads.
  ///
  /// ```swift
  /// Module(ListKey.self, needs: APIKey.self) { api, letter in ListModel(api, letter) }
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
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, N5: InjectionKey & SendableMetatype, each Rest: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        apply(make, to: N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0>(
    _ key: K.Type?,
    scope: Scope,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, K.Value: Sendable, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(arguments)
      })
    )
  }

  /// Binds a key with arguments to a factory whose instances are shared.
  ///
  /// The factory runs once for each value of the arguments, at its first read.
  ///
  /// ```swift
  /// Module(ListKey.self, scope: .singleton) { letter in ListModel(letter) }
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
  public init<N0: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: Scope,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, K.Value: Sendable, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, K.Value: Sendable, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, K.Value: Sendable, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, K.Value: Sendable, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, A0>(
    _ key: K.Type?,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, A0) -> K.Value
  ) where K.Failure: Error, K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, K.Value: Sendable, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      takesArguments: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0, A1>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (A0, A1) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1) {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(arguments.0, arguments.1)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, A0, A1>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, A0, A1) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1), N0.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), arguments.0, arguments.1)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, A0, A1>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, A0, A1) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1), N0.Arguments == Void, N1.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), arguments.0, arguments.1)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, A0, A1>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, A0, A1) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1), N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), arguments.0, arguments.1)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0, A1, A2>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (A0, A1, A2) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1, A2) {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(arguments.0, arguments.1, arguments.2)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, A0, A1, A2>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, A0, A1, A2) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1, A2), N0.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), arguments.0, arguments.1, arguments.2)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, A0, A1, A2>(
    _ key: K.Type?,
    scope: LocalScope = .transient,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, A0, A1, A2) -> K.Value
  ) where K.Failure: Error, K.Arguments == (A0, A1, A2), N0.Arguments == Void, N1.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.dependency, N1.dependency],
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context: ResolutionContext, arguments: K.Arguments) throws(K.Failure) in
        make(N0.resolve(in: context), N1.resolve(in: context), arguments.0, arguments.1, arguments.2)
      })
    )
  }
}
