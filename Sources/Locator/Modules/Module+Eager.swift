extension Module
where K: InjectionKey & SendableMetatype, K.Arguments == Void, Domain == Anywhere {
  /// Makes the shared instance when its container is put to work, and not at the first read.
  ///
  /// ``Container/build(fileID:line:)`` makes the instances of eager modules in the order of the modules, each
  /// after what it needs, when the container is the root already. A container with a parent makes them at the
  /// end of its own creation. A container that has no parent and isn't built makes none beforehand.
  ///
  /// A module that another one overrides isn't made. After a reset, an instance is made at the next read.
  ///
  /// ```swift
  /// Module(StoreKey.self, scope: .singleton) { Store() }.eager()
  /// ```
  ///
  /// > Important: A module whose instances no container keeps, because it isn't shared or has the scope
  /// > ``Scope/weak``, is a mistake in the container.
  ///
  /// - Returns: The module that is made beforehand.
  public func eager() -> Self {
    eager(ErasedFunction { (context, slot: Slot) in _ = slot.value(K.self, (), in: context) })
  }
}

extension Module where K: InjectionKey, K.Arguments == Void, Domain == MainActor {
  /// Makes the shared instance on the main actor when its container is put to work, and not at the first
  /// read.
  ///
  /// ```swift
  /// Module(HomeKey.self, scope: .singleton, needs: StoreKey.self, make: HomeModelImpl.init).eager()
  /// ```
  ///
  /// > Important: Stops the program if that happens off the main actor. A module whose instances no container
  /// > keeps, because it isn't shared or has the scope ``Scope/weak``, is a mistake in the container.
  ///
  /// - Returns: The module that is made beforehand.
  public func eager() -> Self {
    eager(
      ErasedFunction(mainActor: { (context, slot: Slot) in
        _ = slot.value(K.self, (), in: context)
      })
    )
  }
}

extension Module {
  /// The same module, with what makes its instance in a slot.
  private func eager(_ function: ErasedFunction) -> Self {
    Self(definition: definition.modified { $0.eagerFunction = function })
  }
}
