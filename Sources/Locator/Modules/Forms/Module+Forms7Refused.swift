// swift-format-ignore-file
// Written by `.ci/forms`. To change it, change that.

extension Module where K: BindingKey, Domain == Anywhere {
  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init(
    _ key: K.Type,
    scope: Scope? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (Never) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: InjectionKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, Never) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, Never) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, Never) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, Never) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, Never) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }
}

extension Module where K: ThrowingInjectionKey, Domain == Anywhere {
  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init(
    _ key: K.Type,
    scope: Scope? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (Never) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: InjectionKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, Never) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: InjectionKey, N1: InjectionKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (N0.Value, N1.Value, Never) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }
}

extension Module where K: BindingKey, K._Form == BindableKey, Domain == MainActor {
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, K.Failure: Error {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, K.Failure: Error {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, K.Failure: Error {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, K.Failure: Error {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey, N4: BindingKey>(
    _ key: K.Type,
    scope: Scope? = nil,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @MainActor @Sendable (N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) throws(K.Failure) -> K.Value
  ) where K.Arguments == Void, K.Failure: Error {
    fatalError("unavailable")
  }
}
