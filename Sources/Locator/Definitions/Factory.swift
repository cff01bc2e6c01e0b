/// A module's factory without its types, so that a container keeps the factories of all keys alike.
///
/// Nothing is boxed: a factory is stored as it is and called with the types it was made with.
@safe
@usableFromInline
struct Factory: Sendable {
  /// The function under another type, by which it is never called.
  @usableFromInline let erased: Erased

  /// Keeps a factory that runs wherever it is called.
  ///
  /// Inlined, as are the others, so that the runtime isn't asked for the types of the factory.
  @inlinable @inline(__always)
  init<Arguments, Value, Failure: Error>(
    _ make: @escaping @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value
  ) {
    // Safe: both structs hold one function value, whose layout doesn't depend on its type.
    erased = unsafe unsafeBitCast(Typed(make: make), to: Erased.self)
  }

  /// Keeps a factory that runs on the main actor.
  @inlinable @inline(__always)
  init<Arguments, Value, Failure: Error>(
    mainActor make:
      @escaping @MainActor @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value
  ) {
    // Safe: as above; a global actor is a part of a function's type and not of its layout.
    erased = unsafe unsafeBitCast(TypedOnMainActor(make: make), to: Erased.self)
  }

  /// Keeps a factory that takes time.
  @inlinable @inline(__always)
  init<Arguments, Value, Failure: Error>(
    asynchronous make:
      @escaping @concurrent @Sendable (
        UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Arguments>
      )
      async throws(Failure) -> Value
  ) {
    // Safe: as above; that a function is asynchronous doesn't change how it is kept.
    erased = unsafe unsafeBitCast(TypedAsynchronous(make: make), to: Erased.self)
  }

  /// Runs the factory.
  ///
  /// - Precondition: The key is the one of the module, and a factory of the main actor is called there.
  func callAsFunction<K: BindingKey>(
    _ key: K.Type,
    _ context: ResolutionContext,
    _ arguments: K.Arguments
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    // Safe: a slot is found by its key, and the key fixes the three types that `init` was called with.
    let typed = unsafe unsafeBitCast(erased, to: Typed<K.Arguments, K.Value, K.Failure>.self)
    return try typed.make(context, arguments)
  }

  /// Runs the factory of an asynchronous key.
  ///
  /// - Precondition: The key is the one of the module.
  func callAsynchronously<K: BindingKey>(
    _ key: K.Type,
    _ context: ResolutionContext,
    _ arguments: UncheckedTransfer<K.Arguments>
  ) async throws(K.Failure) -> K.Value where K.Failure: Error {
    // Safe: a slot is found by its key, and the definition of the module says that it is asynchronous.
    let typed = unsafe unsafeBitCast(
      erased,
      to: TypedAsynchronous<K.Arguments, K.Value, K.Failure>.self
    )
    return try await typed.make(UncheckedTransfer(value: context), arguments)
  }
}

/// A factory as it is called.
@usableFromInline
struct Typed<Arguments, Value, Failure: Error>: Sendable {
  @usableFromInline let make: @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value

  @inlinable @inline(__always)
  init(make: @escaping @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value) {
    self.make = make
  }
}

/// A factory of the main actor.
@usableFromInline
struct TypedOnMainActor<Arguments, Value, Failure: Error>: Sendable {
  @usableFromInline let make:
    @MainActor @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value

  @inlinable @inline(__always)
  init(
    make: @escaping @MainActor @Sendable (ResolutionContext, Arguments) throws(Failure) -> Value
  ) {
    self.make = make
  }
}

/// A factory that takes time.
@usableFromInline
struct TypedAsynchronous<Arguments, Value, Failure: Error>: Sendable {
  @usableFromInline let make:
    @concurrent @Sendable (UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Arguments>)
      async throws(Failure) -> Value

  @inlinable @inline(__always)
  init(
    make:
      @escaping @concurrent @Sendable (
        UncheckedTransfer<ResolutionContext>, UncheckedTransfer<Arguments>
      )
      async throws(Failure) -> Value
  ) {
    self.make = make
  }
}

/// A factory as it is stored.
@usableFromInline
struct Erased: Sendable {
  let function: @Sendable () -> Void
}

/// A factory where its definition keeps it, of a key that takes no arguments and never fails.
///
/// It can't be copied, so that a call counts no reference to what the factory has captured, and asks the runtime for no
/// type but the value's.
struct FactoryInPlace<Value>: ~Copyable {
  private let factory: Typed<Void, Value, Never>

  /// Runs the factory.
  @inline(__always)
  borrowing func make(in context: ResolutionContext) -> Value { factory.make(context, ()) }
}

extension ModuleDefinition {
  /// The address of the factory.
  ///
  /// What is there is a ``FactoryInPlace`` of the value of the module's key, if that takes no arguments and never fails,
  /// for as long as the definition.
  var factoryAddress: UnsafeRawPointer {
    // Safe: an object begins with two words, its type and its count. The factory, as the first of its properties,
    // follows, and never changes. It is one function value, as `FactoryInPlace` is, whose types the key fixes.
    let object = unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    return unsafe object + 2 * MemoryLayout<UInt>.size
  }
}

extension UnsafeRawPointer {
  /// The factory at the address, which has values of a type.
  @inline(__always)
  func factory<Value>(of type: Value.Type) -> UnsafePointer<FactoryInPlace<Value>> {
    unsafe assumingMemoryBound(to: FactoryInPlace<Value>.self)
  }
}
