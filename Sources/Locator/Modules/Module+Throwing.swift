// Each shape twice: for a closure that doesn't throw, Swift 6.3 infers an error type of `Never`, and
// refuses to take it for one that throws the key's failure.

extension Module where K: ThrowingInjectionKey & SendableMetatype, Domain == Anywhere {
  /// Binds a key that can fail to a factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the thread that reads.
  ///
  /// ```swift
  /// Module(ConfigKey.self) { () throws(ConfigError) in try Config() }
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
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void {
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

  /// Binds a key that can fail to a factory whose instance belongs to the reader, and which never fails.
  ///
  /// The factory runs at each read, on the thread that reads.
  ///
  /// ```swift
  /// Module(ConfigKey.self) { Config.fallback }
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
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value) -> K.Value
  ) where K.Arguments == Void {
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

  /// Binds a key with arguments that can fail to a factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the thread that reads.
  ///
  /// ```swift
  /// Module(AccountKey.self) { name throws(AccountError) in try Account(name) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  @_disfavoredOverload
  public init<each Need: InjectionKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value, Arguments) throws(K.Failure) -> K.Value
  ) where K.Arguments == Arguments {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      location: SourceLocation(fileID, line),
      factory: Factory { (context, arguments: Arguments) throws(K.Failure) in
        try apply(make, to: repeat (each Need).resolve(in: context), arguments)
      }
    )
  }

  /// Binds a key with arguments that can fail to a factory whose instance belongs to the reader, and which never fails.
  ///
  /// The factory runs at each read, on the thread that reads.
  ///
  /// ```swift
  /// Module(AccountKey.self) { name in Account(named: name) }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to bind.
  ///   - scope: How long the instance lives.
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value, Arguments) -> K.Value
  ) where K.Arguments == Arguments {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      location: SourceLocation(fileID, line),
      factory: Factory { (context, arguments: Arguments) throws(K.Failure) in
        apply(make, to: repeat (each Need).resolve(in: context), arguments)
      }
    )
  }
}
