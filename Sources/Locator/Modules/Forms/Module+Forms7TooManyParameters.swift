// swift-format-ignore-file
// Written by `.ci/forms`. To change it, change that.

extension Module where K: BindingKey, Domain == Anywhere {
  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init(
    _ key: K.Type,
    scope: LocalScope = .transient,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (Never) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: BindingKey>(
    _ key: K.Type,
    scope: LocalScope = .transient,
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
  public init<N0: BindingKey, N1: BindingKey>(
    _ key: K.Type,
    scope: LocalScope = .transient,
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
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey>(
    _ key: K.Type,
    scope: LocalScope = .transient,
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
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey>(
    _ key: K.Type,
    scope: LocalScope = .transient,
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
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey, N4: BindingKey>(
    _ key: K.Type,
    scope: LocalScope = .transient,
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

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init(
    _ key: K.Type,
    scope: Scope,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    make: @escaping @Sendable (Never) -> K.Value
  ) where K.Arguments == Void {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @KeyWithoutArguments
  @_disfavoredOverload
  public init<N0: BindingKey>(
    _ key: K.Type,
    scope: Scope,
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
  public init<N0: BindingKey, N1: BindingKey>(
    _ key: K.Type,
    scope: Scope,
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
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey>(
    _ key: K.Type,
    scope: Scope,
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
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey>(
    _ key: K.Type,
    scope: Scope,
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
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey, N4: BindingKey>(
    _ key: K.Type,
    scope: Scope,
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
