// What modules and decorators become without their types: one initializer for each family of forms.

extension Module where K: BindingKey, K.Failure: Error, Domain == Anywhere {
  @usableFromInline
  init(
    _ lifetime: Lifetime, _ needs: [KeyDependency], _ location: SourceLocation,
    takesArguments: Bool = false, argumentKey: Definition.ArgumentKey? = nil,
    make: @escaping @Sendable (ResolutionContext, K.Arguments) throws(K.Failure) -> K.Value
  ) {
    definition = Definition(
      K.self, lifetime, needs, takesArguments: takesArguments, argumentKey: argumentKey,
      at: location, Typed(make)
    )
  }
}

extension Module where K: ThrowingInjectionKey, Domain == Anywhere {
  @usableFromInline
  init<E: NoError>(
    _ lifetime: Lifetime, _ needs: [KeyDependency], _ location: SourceLocation,
    make: @escaping @Sendable (ResolutionContext, K.Arguments) throws(E) -> K.Value
  ) {
    self.init(lifetime, needs, location) { context, arguments throws(K.Failure) in
      do throws(E) { return try make(context, arguments) } catch { error.isNever() }
    }
  }
}

extension Module where K: BindingKey, K.Failure: Error, Domain == MainActor {
  @usableFromInline
  init(
    _ lifetime: Lifetime, _ needs: [KeyDependency], _ location: SourceLocation,
    takesArguments: Bool = false, argumentKey: Definition.ArgumentKey? = nil,
    make:
      @escaping @MainActor @Sendable (ResolutionContext, K.Arguments) throws(K.Failure) -> K.Value
  ) {
    definition = Definition(
      K.self, lifetime, needs, isolation: .onMainActor(K.self), takesArguments: takesArguments,
      argumentKey: argumentKey, at: location, Typed(mainActor: make)
    )
  }
}

extension Module where K: ThrowingInjectionKey, Domain == MainActor {
  @usableFromInline
  init<E: NoError>(
    _ lifetime: Lifetime, _ needs: [KeyDependency], _ location: SourceLocation,
    make: @escaping @MainActor @Sendable (ResolutionContext, K.Arguments) throws(E) -> K.Value
  ) {
    self.init(lifetime, needs, location) { context, arguments throws(K.Failure) in
      do throws(E) { return try make(context, arguments) } catch { error.isNever() }
    }
  }
}

extension Module where K: AsyncInjectionKey, Domain == Anywhere {
  @usableFromInline
  init(
    _ lifetime: Lifetime, _ needs: [KeyDependency], _ location: SourceLocation,
    takesArguments: Bool = false, argumentKey: Definition.ArgumentKey? = nil,
    make:
      @escaping @concurrent @Sendable (ResolutionContext, K.Arguments) async throws -> K.Value
  ) {
    definition = Definition(
      K.self, .module, lifetime, needs: needs, takesArguments: takesArguments, at: location,
      .waiting(make), extras: argumentKey.map { Definition.Extras(argumentKey: $0) }
    )
  }
}

extension Decorator where K: BindingKey, K.Failure: Error, Domain == Anywhere {
  @usableFromInline
  init(
    _ needs: [KeyDependency], _ location: SourceLocation,
    wrap: @escaping @Sendable (ResolutionContext, K.Value) throws(K.Failure) -> K.Value
  ) {
    definition = Definition(
      K.self, .decorator, needs: needs, at: location, .wrapping(K.self, Typed(wrap)),
      erased: Typed(erasing: Typed<K.Value, K.Value, K.Failure>(wrap)))
  }
}

extension Decorator where K: ThrowingInjectionKey, Domain == Anywhere {
  @usableFromInline
  init<E: NoError>(
    _ needs: [KeyDependency], _ location: SourceLocation,
    wrap: @escaping @Sendable (ResolutionContext, K.Value) throws(E) -> K.Value
  ) {
    self.init(needs, location) { context, inner throws(K.Failure) in
      do throws(E) { return try wrap(context, inner) } catch { error.isNever() }
    }
  }
}

extension Decorator where K: BindingKey, K.Failure: Error, Domain == MainActor {
  @usableFromInline
  init(
    _ needs: [KeyDependency], _ location: SourceLocation,
    wrap: @escaping @MainActor @Sendable (ResolutionContext, K.Value) throws(K.Failure) -> K.Value
  ) {
    definition = Definition(
      K.self, .decorator, needs: needs, isolation: .onMainActor(K.self), at: location,
      .wrapping(K.self, Typed(mainActor: wrap)))
  }
}

extension Decorator where K: ThrowingInjectionKey, Domain == MainActor {
  @usableFromInline
  init<E: NoError>(
    _ needs: [KeyDependency], _ location: SourceLocation,
    wrap: @escaping @MainActor @Sendable (ResolutionContext, K.Value) throws(E) -> K.Value
  ) {
    self.init(needs, location) { context, inner throws(K.Failure) in
      do throws(E) { return try wrap(context, inner) } catch { error.isNever() }
    }
  }
}

extension Decorator where K: AsyncInjectionKey, Domain == Anywhere {
  @usableFromInline
  init(
    _ needs: [KeyDependency], _ location: SourceLocation,
    wrap: @escaping @concurrent @Sendable (ResolutionContext, K.Value) async throws -> K.Value
  ) {
    definition = Definition(K.self, .decorator, needs: needs, at: location, .waiting(wrap))
  }
}

extension Definition {
  fileprivate convenience init<K: BindingKey>(
    _ key: K.Type, _ lifetime: Lifetime, _ needs: [KeyDependency], isolation: Isolation = .none,
    takesArguments: Bool, argumentKey: ArgumentKey?, at location: SourceLocation,
    _ make: Typed<K.Arguments, K.Value, K.Failure>
  ) where K.Failure: Error {
    self.init(
      key, .module, lifetime, needs: needs, isolation: isolation, takesArguments: takesArguments,
      at: location, .boxing(key, make),
      erased: !takesArguments && lifetime.isTransient ? Typed(erasing: make) : nil,
      extras: argumentKey.map { Extras(argumentKey: $0) }
    )
  }

  /// Returns arguments, which are in a box, as a key of instances.
  @usableFromInline
  typealias ArgumentKey = @Sendable (AnyBox) -> AnyHashable

  @usableFromInline
  static func argumentKey<Arguments: Hashable & Sendable>(of type: Arguments.Type) -> ArgumentKey {
    { AnyHashable(AnyBox.value(as: Arguments.self, in: $0)) }
  }
}

extension Factory {
  fileprivate static func wrapping<K: BindingKey>(
    _ key: K.Type, _ wrap: Typed<K.Value, K.Value, K.Failure>
  ) -> Self where K.Failure: Error {
    .sync { AnyBox(try wrap.function($0, AnyBox.value(as: K.Value.self, in: $1))) }
  }

  fileprivate static func waiting<Input, Value: Sendable>(
    _ make: @escaping @concurrent @Sendable (ResolutionContext, Input) async throws -> Value
  ) -> Self {
    .async { container, location, input in
      let context = ResolutionContext(container, location).beginResolve()
      return AnyBox(try await make(context, AnyBox.value(as: Input.self, in: input)))
    }
  }
}

/// The error of a factory that never fails, although its key can: `Never`.
@_documentation(visibility: internal)
public protocol NoError: Error {
  /// Ends what never begins.
  func isNever() -> Never
}

extension Never: NoError {
  /// Ends what never begins.
  @_documentation(visibility: internal)
  public func isNever() -> Never { switch self {} }
}
