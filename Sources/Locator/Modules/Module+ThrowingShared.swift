// Each shape twice, as for instances that belong to the reader.

extension Module where K: ThrowingInjectionKey & SendableMetatype, Domain == Anywhere {
  /// Binds a key that can fail to a factory whose instance is shared.
  ///
  /// The factory runs at the first read, and again at the next one if it throws.
  ///
  /// ```swift
  /// Module(ConfigKey.self, scope: .singleton) { () throws(ConfigError) in try Config() }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory.
  /// - Complexity: O(1) for each need.
  @_disfavoredOverload
  public init<each Need: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, K.Value: Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      location: SourceLocation(fileID, line),
      factory: Factory { (context, _: K.Arguments) throws(K.Failure) in
        try make(repeat (each Need).resolve(in: context))
      }
    )
  }

  /// Binds a key that can fail to a factory whose instance is shared, and which never fails.
  ///
  /// The factory runs once, at the first read.
  ///
  /// ```swift
  /// Module(ConfigKey.self, scope: .singleton) { Config.fallback }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value) -> K.Value
  ) where K.Arguments == Void, K.Value: Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      location: SourceLocation(fileID, line),
      factory: Factory { (context, _: K.Arguments) throws(K.Failure) in
        make(repeat (each Need).resolve(in: context))
      }
    )
  }

  /// Binds a key with arguments that can fail to a factory whose instances are shared.
  ///
  /// The factory runs at the first read with a value of the arguments, and again at the next one if it throws.
  ///
  /// ```swift
  /// Module(AccountKey.self, scope: .singleton) { name throws(AccountError) in try Account(name) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instances live.
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  @_disfavoredOverload
  public init<each Need: InjectionKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value, Arguments) throws(K.Failure) -> K.Value
  ) where K.Arguments == Arguments, Arguments: Hashable & Sendable, K.Value: Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      instances: { SlotsByArgument<Arguments>() },
      location: SourceLocation(fileID, line),
      factory: Factory { (context, arguments: Arguments) throws(K.Failure) in
        try apply(make, to: repeat (each Need).resolve(in: context), arguments)
      }
    )
  }

  /// Binds a key with arguments that can fail to a factory whose instances are shared, and which never fails.
  ///
  /// The factory runs once for each value of the arguments, at the first read.
  ///
  /// ```swift
  /// Module(AccountKey.self, scope: .singleton) { name in Account(named: name) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instances live.
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value, Arguments) -> K.Value
  ) where K.Arguments == Arguments, Arguments: Hashable & Sendable, K.Value: Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      instances: { SlotsByArgument<Arguments>() },
      location: SourceLocation(fileID, line),
      factory: Factory { (context, arguments: Arguments) throws(K.Failure) in
        apply(make, to: repeat (each Need).resolve(in: context), arguments)
      }
    )
  }
}
