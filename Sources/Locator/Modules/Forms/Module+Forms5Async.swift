// swift-format-ignore-file
// Written by `.ci/forms`. To change it, change that.

// Asynchronous factories run where they say, or on no actor: `@concurrent`.
extension Module where K: AsyncInjectionKey, Domain == Anywhere {
  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init(
    _ key: K.Type?,
    scope: Scope? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable () async throws(K.Failure) -> K.Value
  ) where K.Arguments == Void {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope?.lifetime ?? .transient,
      needs: [],
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, _: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make()
      })
    )
  }

  /// Binds an asynchronous key to a factory.
  ///
  /// The factory runs at each read, or once if there is a scope: the tasks that ask for a shared instance wait
  /// for the one that makes it.
  ///
  /// ```swift
  /// Module(DatabaseKey.self, scope: .singleton) { () async throws(DatabaseError) in try await Database() }
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
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype>(
    _ key: K.Type?,
    scope: Scope? = nil,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value) async throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, N0.Arguments == Void, N0.Failure: Error {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope?.lifetime ?? .transient,
      needs: [N0.failingDependency],
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, _: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype>(
    _ key: K.Type?,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value) async throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N0.Failure: Error, N1.Failure: Error {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope?.lifetime ?? .transient,
      needs: [N0.failingDependency, N1.failingDependency],
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, _: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype>(
    _ key: K.Type?,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value) async throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope?.lifetime ?? .transient,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency],
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, _: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, N3: BindingKey & SendableMetatype>(
    _ key: K.Type?,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, N3.Value) async throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, N3.Failure: Error {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope?.lifetime ?? .transient,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency, N3.failingDependency],
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, _: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N3.resolveAsynchronously(in: context.value, throwing: K.Failure.self))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, N3: BindingKey & SendableMetatype, N4: BindingKey & SendableMetatype>(
    _ key: K.Type?,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) async throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, N3.Failure: Error, N4.Failure: Error {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope?.lifetime ?? .transient,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency, N3.failingDependency, N4.failingDependency],
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, _: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N3.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N4.resolveAsynchronously(in: context.value, throwing: K.Failure.self))
      })
    )
  }

  @_documentation(visibility: internal)
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, N3: BindingKey & SendableMetatype, N4: BindingKey & SendableMetatype, N5: BindingKey & SendableMetatype, each Rest: BindingKey & SendableMetatype>(
    _ key: K.Type?,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) async throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, N3.Failure: Error, N4.Failure: Error, N5.Failure: Error, repeat (each Rest).Failure: Error {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope?.lifetime ?? .transient,
      needs: dependencies([N0.failingDependency, N1.failingDependency, N2.failingDependency, N3.failingDependency, N4.failingDependency, N5.failingDependency]) { repeat $0.append((each Rest).failingDependency) },
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, _: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N3.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N4.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N5.resolveAsynchronously(in: context.value, throwing: K.Failure.self), repeat try await (each Rest).resolveAsynchronously(in: context.value, throwing: K.Failure.self))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0>(
    _ key: K.Type??,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(arguments.value)
      })
    )
  }

  /// Binds an asynchronous key with arguments to a factory.
  ///
  /// The factory runs at each read.
  ///
  /// ```swift
  /// Module(ReportKey.self) { year async throws(DatabaseError) in try await Report(year) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - n0: The keys whose values the factory gets, any number of them.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N0.Failure: Error, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [N0.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N0.Failure: Error, N1.Failure: Error, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [N0.failingDependency, N1.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, N3: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, N3.Failure: Error, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency, N3.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N3.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, N3: BindingKey & SendableMetatype, N4: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, N3.Failure: Error, N4.Failure: Error, A0: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency, N3.failingDependency, N4.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N3.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N4.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0>(
    _ key: K.Type??,
    scope: Scope,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [],
      takesArguments: true,
      isAsynchronous: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(arguments.value)
      })
    )
  }

  /// Binds an asynchronous key with arguments to a factory.
  ///
  /// The factory runs once for each value of the arguments, at its first read.
  ///
  /// ```swift
  /// Module(ReportKey.self) { year async throws(DatabaseError) in try await Report(year) }
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
  public init<N0: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N0.Failure: Error, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N0.Failure: Error, N1.Failure: Error, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.failingDependency, N1.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, N3: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, N3.Failure: Error, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency, N3.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N3.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, N2: BindingKey & SendableMetatype, N3: BindingKey & SendableMetatype, N4: BindingKey & SendableMetatype, A0>(
    _ key: K.Type??,
    scope: Scope,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, A0) async throws(K.Failure) -> K.Value
  ) where K.Arguments == A0, N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N0.Failure: Error, N1.Failure: Error, N2.Failure: Error, N3.Failure: Error, N4.Failure: Error, A0: Hashable & Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: scope.lifetime,
      needs: [N0.failingDependency, N1.failingDependency, N2.failingDependency, N3.failingDependency, N4.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      instances: ArgumentTables(of: K.Arguments.self),
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N2.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N3.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N4.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<A0, A1>(
    _ key: K.Type??,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (A0, A1) async throws(K.Failure) -> K.Value
  ) where K.Arguments == (A0, A1), A0: Sendable, A1: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(arguments.value.0, arguments.value.1)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, A0, A1>(
    _ key: K.Type??,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, A0, A1) async throws(K.Failure) -> K.Value
  ) where K.Arguments == (A0, A1), N0.Arguments == Void, N0.Failure: Error, A0: Sendable, A1: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [N0.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value.0, arguments.value.1)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @_disfavoredOverload
  public init<N0: BindingKey & SendableMetatype, N1: BindingKey & SendableMetatype, A0, A1>(
    _ key: K.Type??,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (N0.Value, N1.Value, A0, A1) async throws(K.Failure) -> K.Value
  ) where K.Arguments == (A0, A1), N0.Arguments == Void, N1.Arguments == Void, N0.Failure: Error, N1.Failure: Error, A0: Sendable, A1: Sendable {
    definition = ModuleDefinition(
      K.self,
      lifetime: .transient,
      needs: [N0.failingDependency, N1.failingDependency],
      takesArguments: true,
      isAsynchronous: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(asynchronous: { (context: UncheckedTransfer<ResolutionContext>, arguments: UncheckedTransfer<K.Arguments>) async throws(K.Failure) in
        try await make(try await N0.resolveAsynchronously(in: context.value, throwing: K.Failure.self), try await N1.resolveAsynchronously(in: context.value, throwing: K.Failure.self), arguments.value.0, arguments.value.1)
      })
    )
  }
}
