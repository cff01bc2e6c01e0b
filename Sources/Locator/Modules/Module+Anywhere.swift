// The compiler tries the forms of a module in the order of their files, and is done sooner if the most common ones
// come first: the name of this file is a fifth of the time that a module takes to be type-checked.
//
// The forms for keys with arguments are disfavored, here and for the main actor: the compiler doesn't try them once
// another one fits.
//
// Where a key takes arguments, their type is a parameter of its own: with `K.Arguments` in the closure, the
// compiler crashes on a key that lacks its `Value` instead of saying so.

extension Module
where K: InjectionKey & SendableMetatype, K.Form == BindableKey, Domain == Anywhere {
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
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory.
  /// - Complexity: O(1) for each need.
  @inlinable
  public init<each Need: InjectionKey & SendableMetatype>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value) -> K.Value
  ) where K.Arguments == Void {
    self.init(
      key,
      scope,
      needs: repeat each needs,
      arguments: Void.self,
      at: SourceLocation(fileID, line),
      Factory { (context, _: K.Arguments) in
        make(repeat (each Need).resolve(in: context))
      }
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
  ///   - needs: The keys whose values the factory gets.
  ///   - fileID: The file that the module is written in.
  ///   - line: The line that the module is written on.
  ///   - make: The factory. The arguments of the key come after its needs.
  /// - Complexity: O(1) for each need.
  @inlinable
  @_disfavoredOverload
  public init<each Need: InjectionKey & SendableMetatype, Arguments>(
    _ key: K.Type,
    scope: LocalScope = .transient,
    needs: repeat (each Need).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (repeat (each Need).Value, Arguments) -> K.Value
  ) where K.Arguments == Arguments {
    self.init(
      key,
      scope,
      needs: repeat each needs,
      arguments: Arguments.self,
      at: SourceLocation(fileID, line),
      Factory { (context, arguments: Arguments) in
        apply(make, to: repeat (each Need).resolve(in: context), arguments)
      }
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
      factory: Factory { (context, _: K.Arguments) in
        make(repeat (each Need).resolve(in: context))
      }
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
    make: @escaping @Sendable (repeat (each Need).Value, Arguments) -> K.Value
  ) where K.Arguments == Arguments, Arguments: Hashable & Sendable, K.Value: Sendable {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: Arguments.self,
      instances: { SlotsByArgument<Arguments>() },
      location: SourceLocation(fileID, line),
      factory: Factory { (context, arguments: Arguments) in
        apply(make, to: repeat (each Need).resolve(in: context), arguments)
      }
    )
  }

  /// Keeps a factory that the caller's code has compiled with its types.
  @usableFromInline
  init<each Need: BindingKey>(
    _ key: K.Type,
    _ scope: LocalScope,
    needs: repeat (each Need).Type,
    arguments: Any.Type,
    at location: SourceLocation,
    _ factory: Factory
  ) {
    binding = Binding(
      key,
      lifetime: scope.lifetime,
      needs: dependencies { repeat $0.append((each Need).dependency) },
      arguments: arguments,
      location: location,
      factory: factory
    )
  }
}
