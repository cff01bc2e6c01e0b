// Asynchronous factories run where they say, or on no actor: `@concurrent`. With the isolation of their
// caller, which is the default otherwise, the compiler crashes on closures that have a parameter pack.

extension Module where K: AsyncInjectionKey, Domain == Anywhere {
  /// Binds an asynchronous key to a factory.
  ///
  /// The factory runs at each read, or once if the module has a scope: the tasks that ask for a shared
  /// instance wait for the one that makes it.
  ///
  /// ```swift
  /// Module(DatabaseKey.self, scope: .singleton) { () async throws(DatabaseError) in try await Database() }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - needs: The keys whose values the factory gets, asynchronous ones too.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory.
  /// - Complexity: O(1) for each need.
  @_disfavoredOverload
  public init<each Need: BindingKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make:
      @escaping @concurrent @Sendable (repeat (each Need).Value) async throws(K.Failure) -> K.Value
  ) where K.Arguments == Void {
    binding = Binding(
      key,
      lifetime: scope?.lifetime ?? .transient,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      location: SourceLocation(fileID, line),
      factory: Factory(asynchronous: { (context, _: Sent<K.Arguments>) async throws(K.Failure) in
        try await make(
          repeat try await (each Need).resolveAsynchronously(
            in: context.value,
            throwing: K.Failure.self
          )
        )
      })
    )
  }

  /// Binds an asynchronous key to a factory, which never fails.
  ///
  /// The factory runs at each read, or once if the module has a scope: the tasks that ask for a shared
  /// instance wait for the one that makes it.
  ///
  /// ```swift
  /// Module(ReplicaKey.self) { await Replica() }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - needs: The keys whose values the factory gets, asynchronous ones too.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory.
  /// - Complexity: O(1) for each need.
  public init<each Need: BindingKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (repeat (each Need).Value) async -> K.Value
  ) where K.Arguments == Void {
    binding = Binding(
      key,
      lifetime: scope?.lifetime ?? .transient,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      location: SourceLocation(fileID, line),
      factory: Factory(asynchronous: { (context, _: Sent<K.Arguments>) async throws(K.Failure) in
        await make(
          repeat try await (each Need).resolveAsynchronously(
            in: context.value,
            throwing: K.Failure.self
          )
        )
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
  ///   - needs: The keys whose values the factory gets, asynchronous ones too.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  @_disfavoredOverload
  public init<each Need: BindingKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make:
      @escaping @concurrent @Sendable (repeat (each Need).Value, Arguments) async throws(K.Failure)
      -> K.Value
  ) where K.Arguments == Arguments, Arguments: Sendable {
    binding = Binding(
      key,
      lifetime: .transient,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      location: SourceLocation(fileID, line),
      factory: Factory(asynchronous: {
        (context, arguments: Sent<Arguments>) async throws(K.Failure) in
        let values =
          (repeat try await (each Need).resolveAsynchronously(
            in: context.value,
            throwing: K.Failure.self
          ))
        return try await bind(make, to: repeat each values, arguments.value)()
      })
    )
  }

  /// Binds an asynchronous key with arguments to a factory, which never fails.
  ///
  /// The factory runs at each read.
  ///
  /// ```swift
  /// Module(SummaryKey.self) { year in await Summary(year) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - needs: The keys whose values the factory gets, asynchronous ones too.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  public init<each Need: BindingKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (repeat (each Need).Value, Arguments) async -> K.Value
  ) where K.Arguments == Arguments, Arguments: Sendable {
    binding = Binding(
      key,
      lifetime: .transient,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      location: SourceLocation(fileID, line),
      factory: Factory(asynchronous: {
        (context, arguments: Sent<Arguments>) async throws(K.Failure) in
        let values =
          (repeat try await (each Need).resolveAsynchronously(
            in: context.value,
            throwing: K.Failure.self
          ))
        return await bindInfallible(make, to: repeat each values, arguments.value)()
      })
    )
  }

  /// Binds an asynchronous key with arguments to a factory, whose instances are shared.
  ///
  /// The factory runs once for each value of the arguments, in a task that the readers wait for.
  ///
  /// ```swift
  /// Module(ReportKey.self, scope: .singleton) { year async throws(DatabaseError) in try await Report(year) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instances live.
  ///   - needs: The keys whose values the factory gets, asynchronous ones too.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  @_disfavoredOverload
  public init<each Need: BindingKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make:
      @escaping @concurrent @Sendable (repeat (each Need).Value, Arguments) async throws(K.Failure)
      -> K.Value
  ) where K.Arguments == Arguments, Arguments: Hashable & Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      instances: { SlotsByArgument<Arguments>() },
      location: SourceLocation(fileID, line),
      factory: Factory(asynchronous: {
        (context, arguments: Sent<Arguments>) async throws(K.Failure) in
        let values =
          (repeat try await (each Need).resolveAsynchronously(
            in: context.value,
            throwing: K.Failure.self
          ))
        return try await bind(make, to: repeat each values, arguments.value)()
      })
    )
  }

  /// Binds an asynchronous key with arguments to a factory, whose instances are shared, which never fails.
  ///
  /// The factory runs once for each value of the arguments, in a task that the readers wait for.
  ///
  /// ```swift
  /// Module(SummaryKey.self, scope: .singleton) { year in await Summary(year) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instances live.
  ///   - needs: The keys whose values the factory gets, asynchronous ones too.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  public init<each Need: BindingKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @concurrent @Sendable (repeat (each Need).Value, Arguments) async -> K.Value
  ) where K.Arguments == Arguments, Arguments: Hashable & Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      instances: { SlotsByArgument<Arguments>() },
      location: SourceLocation(fileID, line),
      factory: Factory(asynchronous: {
        (context, arguments: Sent<Arguments>) async throws(K.Failure) in
        let values =
          (repeat try await (each Need).resolveAsynchronously(
            in: context.value,
            throwing: K.Failure.self
          ))
        return await bindInfallible(make, to: repeat each values, arguments.value)()
      })
    )
  }
}
