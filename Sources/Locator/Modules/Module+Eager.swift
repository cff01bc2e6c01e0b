extension Module
where K: InjectionKey & SendableMetatype, K.Arguments == Void, Domain == Anywhere {
  /// Makes the shared instance when its container starts, instead of at the first read.
  ///
  /// ``Container/build(replacing:fileID:line:)`` makes the instances of eager modules in the order of the modules, each after
  /// what it needs, once the container is the root. A container with a parent makes them at the end of its initializer.
  /// A container that has no parent and isn't built doesn't make them early.
  ///
  /// An overridden module isn't made. After a reset, the next read makes the instance.
  ///
  /// ```swift
  /// Module(StoreKey.self, scope: .singleton) { Store() }.eager()
  /// ```
  ///
  /// > Important: An eager module needs a container that keeps its instances. One that isn't shared or has the scope
  /// > ``Scope/weak`` is a problem of the container.
  ///
  /// - Returns: The eager module.
  public func eager() -> Self {
    eager(
      ErasedFunction { (context, slot: Slot) in
        _ = slot.value(K.self, (), in: context)
        return EagerInstance?.none
      }
    )
  }
}

extension Module where K: InjectionKey, K.Arguments == Void, Domain == MainActor {
  /// Makes the shared instance on the main actor when its container starts, instead of at the first read.
  ///
  /// ```swift
  /// Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init).eager()
  /// ```
  ///
  /// > Important: Stops the program if the container starts off the main actor. An eager module needs a container that
  /// > keeps its instances: one that isn't shared or has the scope ``Scope/weak`` is a problem of the container.
  ///
  /// - Returns: The eager module.
  public func eager() -> Self {
    eager(
      ErasedFunction(mainActor: { (context, slot: Slot) in
        _ = slot.value(K.self, (), in: context)
        return EagerInstance?.none
      })
    )
  }
}

extension Module
where
  K: ThrowingInjectionKey & SendableMetatype, K.Arguments == Void, K._Form == BindableKey,
  Domain == Anywhere
{
  /// Makes the shared instance when its container starts, instead of at the first read.
  ///
  /// If the factory fails, the container starts nevertheless: ``Container/ready()`` throws the error, and the next read
  /// tries again.
  ///
  /// ```swift
  /// Module(ConfigKey.self, scope: .singleton) { () throws(ConfigError) in try Config() }.eager()
  /// ```
  ///
  /// > Important: An eager module needs a container that keeps its instances. One that isn't shared or has the scope
  /// > ``Scope/weak`` is a problem of the container.
  ///
  /// - Returns: The eager module.
  public func eager() -> Self {
    eager(
      ErasedFunction { (context, slot: Slot) in
        slot.start { () throws(K.Failure) in _ = try slot.value(K.self, (), in: context) }
      }
    )
  }
}

extension Module
where
  K: ThrowingInjectionKey, K.Arguments == Void, K._Form == BindableKey, Domain == MainActor
{
  /// Makes the shared instance on the main actor when its container starts, instead of at the first read.
  ///
  /// If the factory fails, the container starts nevertheless: ``Container/ready()`` throws the error, and the next read
  /// tries again.
  ///
  /// ```swift
  /// Module(LibraryKey.self, scope: .singleton) { () throws(LibraryError) in try Library() }.eager()
  /// ```
  ///
  /// > Important: Stops the program if the container starts off the main actor. An eager module needs a container that
  /// > keeps its instances: one that isn't shared or has the scope ``Scope/weak`` is a problem of the container.
  ///
  /// - Returns: The eager module.
  public func eager() -> Self {
    eager(
      ErasedFunction(mainActor: { (context, slot: Slot) in
        slot.start { () throws(K.Failure) in _ = try slot.value(K.self, (), in: context) }
      })
    )
  }
}

extension Module where K: AsyncInjectionKey, K.Arguments == Void {
  /// Starts a task that makes the shared instance when its container starts, instead of at the first read.
  ///
  /// The container doesn't wait for the task. Readers do, and ``Container/ready()`` waits for all eager instances. If the
  /// factory fails, that throws the error, and the next read tries again.
  ///
  /// ```swift
  /// Module(DatabaseKey.self, scope: .singleton) { () async throws(DatabaseError) in try await Database() }.eager()
  /// ```
  ///
  /// > Important: An eager module needs a container that keeps its instances. One that isn't shared or has the scope
  /// > ``Scope/weak`` is a problem of the container.
  ///
  /// - Returns: The eager module.
  public func eager() -> Self {
    eager(
      ErasedFunction { (context, slot: Slot) in
        let (container, callSite) = (context.container, context.callSite)
        let task = TaskActivity.withoutCurrent {
          Task {
            let context = ResolutionContext(container: container, callSite: callSite)
            return await slot.error(making: K.self, in: context)
          }
        }
        return EagerInstance?.some(EagerInstance(in: slot, task: task))
      }
    )
  }
}

extension Slot {
  /// Makes an eager instance, and returns the error of the factory if it fails.
  fileprivate func error<K: AsyncInjectionKey>(
    making key: K.Type,
    in context: ResolutionContext
  ) async -> (any Error)? where K.Arguments == Void {
    do {
      _ = try await asyncValue(key, (), in: context)
      return nil
    } catch {
      return error
    }
  }

  /// Makes an eager instance whose factory may fail.
  fileprivate func start<Failure: Error>(
    _ make: () throws(Failure) -> Void
  ) -> EagerInstance? {
    do {
      try make()
      return nil
    } catch {
      return EagerInstance(in: self, failure: error)
    }
  }
}

extension Module {
  /// Returns the same module with the function that makes its instance in a slot.
  private func eager(_ function: ErasedFunction) -> Self {
    Self(definition: definition.modified { $0.eagerFunction = function })
  }
}
