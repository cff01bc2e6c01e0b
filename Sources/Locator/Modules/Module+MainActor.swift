extension Module
where K: InjectionKey, K.Form == BindableKey, Domain == MainActor {
  /// Binds a key to a main-actor factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the main actor.
  ///
  /// ```swift
  /// Module(HomeKey.self, needs: StoreKey.self) { store in HomeModelImpl(store: store) }
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
      isolation: .onMainActor(key),
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, _: K.Arguments) in
        make(repeat (each Need).resolve(in: context))
      })
    )
  }

  /// Binds a key with arguments to a main-actor factory whose instance belongs to the reader.
  ///
  /// The factory runs at each read, on the main actor.
  ///
  /// ```swift
  /// Module(DetailKey.self, needs: StoreKey.self) { store, id in DetailModelImpl(store: store, id: id) }
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
  ) where K.Arguments == Arguments {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      isolation: .onMainActor(key),
      arguments: Arguments.self,
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, arguments: Arguments) in
        applyOnMainActor(make, to: repeat (each Need).resolve(in: context), arguments)
      })
    )
  }

  /// Binds a key to a main-actor factory whose instance is shared.
  ///
  /// The factory runs once, at the first read, on the main actor; other readers wait for it.
  ///
  /// ```swift
  /// Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init)
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
      isolation: .onMainActor(key),
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, _: K.Arguments) in
        make(repeat (each Need).resolve(in: context))
      })
    )
  }

  /// Binds a key with arguments to a main-actor factory whose instances are shared.
  ///
  /// The factory runs once for each value of the arguments, at its first read.
  ///
  /// ```swift
  /// Module(DetailKey.self, scope: .singleton, needs: StoreKey.self, make: DetailModelImpl.init)
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
      isolation: .onMainActor(key),
      arguments: Arguments.self,
      instances: { SlotsByArgument<Arguments>() },
      location: SourceLocation(fileID, line),
      factory: Factory(mainActor: { (context, arguments: Arguments) in
        applyOnMainActor(make, to: repeat (each Need).resolve(in: context), arguments)
      })
    )
  }
}
