// Once each, though the forms for other actors are there twice: each form is paid for by every module that the
// type checker looks at. A factory that never fails says that it could, `{ () throws(LibraryError) in … }`.

extension Module where K: ThrowingInjectionKey, Domain == MainActor {
  /// Binds a key that can fail to a main-actor factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the main actor.
  ///
  /// ```swift
  /// Module(LibraryKey.self) { () throws(LibraryError) in try Library() }
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
  public init<each Need: InjectionKey>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (repeat (each Need).Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .onMainActor(key),
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, _: K.Arguments) throws(K.Failure) in
        try make(repeat (each Need).resolve(in: context))
      })
    )
  }

  /// Binds a key with arguments that can fail to a main-actor factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the main actor.
  ///
  /// ```swift
  /// Module(AlbumKey.self) { name throws(LibraryError) in try Album(name) }
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
  public init<each Need: InjectionKey, Arguments>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make:
      @escaping @MainActor @Sendable (repeat (each Need).Value, Arguments) throws(K.Failure) ->
      K.Value
  ) where K.Arguments == Arguments {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .onMainActor(key),
      arguments: Arguments.self,
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, arguments: Arguments) throws(K.Failure) in
        try applyOnMainActor(make, to: repeat (each Need).resolve(in: context), arguments)
      })
    )
  }

  /// Binds a key that can fail to a main-actor factory whose instance is shared.
  ///
  /// The factory runs on the main actor at the first read, and again at the next one if it throws.
  ///
  /// ```swift
  /// Module(LibraryKey.self, scope: .singleton) { () throws(LibraryError) in try Library() }
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
  public init<each Need: InjectionKey>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (repeat (each Need).Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .onMainActor(key),
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, _: K.Arguments) throws(K.Failure) in
        try make(repeat (each Need).resolve(in: context))
      })
    )
  }

  /// Binds a key with arguments that can fail to a main-actor factory whose instances are shared.
  ///
  /// The factory runs on the main actor at the first read with a value of the arguments, and again at the next one if it throws.
  ///
  /// ```swift
  /// Module(AlbumKey.self, scope: .singleton) { name throws(LibraryError) in try Album(name) }
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
  public init<each Need: InjectionKey, Arguments>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make:
      @escaping @MainActor @Sendable (repeat (each Need).Value, Arguments) throws(K.Failure) ->
      K.Value
  ) where K.Arguments == Arguments, Arguments: Hashable & Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .onMainActor(key),
      arguments: Arguments.self,
      instances: { SlotsByArgument<Arguments>() },
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, arguments: Arguments) throws(K.Failure) in
        try applyOnMainActor(make, to: repeat (each Need).resolve(in: context), arguments)
      })
    )
  }
}
