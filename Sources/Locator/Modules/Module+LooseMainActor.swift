// For keys that aren't isolated. Code anywhere can read such a key, and the compiler takes what that gives for
// free to go anywhere: a value that isn't Sendable would leave the main actor. Without these forms the ones
// for isolated keys would be taken; a container refuses their modules where the key isn't isolated.

extension Module
where
  K: InjectionKey & SendableMetatype, K.Form == BindableKey, K.Value: Sendable, Domain == MainActor
{
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
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory.
  /// - Complexity: O(1) for each need.
  public init<each Need: InjectionKey>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (repeat (each Need).Value) -> K.Value
  ) where K.Arguments == Void {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, _: K.Arguments) in
        make(repeat (each Need).resolve(in: context))
      })
    )
  }

  /// Binds a key with arguments that isn't isolated to a main-actor factory whose instance belongs to the reader.
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
    make: @escaping @MainActor @Sendable (repeat (each Need).Value, Arguments) -> K.Value
  ) where K.Arguments == Arguments, Arguments: Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .byModule,
      arguments: Arguments.self,
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, arguments: Arguments) in
        applyOnMainActor(make, to: repeat (each Need).resolve(in: context), arguments)
      })
    )
  }

  /// Binds a key that isn't isolated to a main-actor factory whose instance is shared.
  ///
  /// The factory runs once, at the first read, on the main actor; other readers wait for it.
  ///
  /// ```swift
  /// Module(GreetingKey.self, scope: .singleton, needs: StoreKey.self, make: Greeting.init)
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
  public init<each Need: InjectionKey>(
    _ key: K.Type,
    scope: Scope,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (repeat (each Need).Value) -> K.Value
  ) where K.Arguments == Void {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .byModule,
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, _: K.Arguments) in
        make(repeat (each Need).resolve(in: context))
      })
    )
  }

  /// Binds a key with arguments that isn't isolated to a main-actor factory whose instances are shared.
  ///
  /// The factory runs once for each value of the arguments, at its first read.
  ///
  /// ```swift
  /// Module(LetterKey.self, scope: .singleton, needs: StoreKey.self, make: Letter.init)
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
    make: @escaping @MainActor @Sendable (repeat (each Need).Value, Arguments) -> K.Value
  ) where K.Arguments == Arguments, Arguments: Hashable & Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .byModule,
      arguments: Arguments.self,
      instances: { SlotsByArgument<Arguments>() },
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, arguments: Arguments) in
        applyOnMainActor(make, to: repeat (each Need).resolve(in: context), arguments)
      })
    )
  }
}
