import Synchronization

/// The place of a module in the container that declares it.
final class Slot: Sendable {
  /// What the module says.
  let binding: Binding

  /// The shared instance.
  let instance = Publication()

  /// The slots of a shared module by the value of its arguments.
  private let table: (any ArgumentTable)?

  /// The address of the container that declares the module, which holds this slot.
  private let owner = Atomic<UInt>(0)

  init(_ binding: Binding) {
    self.binding = binding
    table = binding.instances?()
  }

  /// Notes the container that declares the module, once, when it is made.
  func belong(to container: Container) {
    owner.store(UInt(bitPattern: ObjectIdentifier(container)), ordering: .releasing)
  }

  /// A slot for one value of the arguments.
  func slotForArguments() -> Slot {
    let slot = Slot(binding)
    slot.belong(to: declaringContainer)
    return slot
  }

  /// The slot for the value of the arguments, where a shared module takes any, or else this one.
  func slot<Arguments>(for arguments: Arguments) -> Slot {
    table?.slot(for: arguments, of: self) ?? self
  }

  /// The container that declares the module.
  var declaringContainer: Container {
    let address = owner.load(ordering: .acquiring)
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("A slot without a container is a bug in Locator.")
    }
    // Safe: whoever reads a slot holds a container that holds, as itself or a parent, this one.
    return unsafe Unmanaged<Container>.fromOpaque(pointer).takeUnretainedValue()
  }
}

extension Slot {
  /// Whether a property may read the slot without a cell of its own: one instance for all readers,
  /// and no actor to check.
  var isSharedByAll: Bool {
    binding.lifetime == .singleton && !binding.takesArguments && binding.isolation != .byModule
  }

  /// Finds or makes the value.
  ///
  /// - Parameters:
  ///   - key: The key that the slot was found by.
  ///   - arguments: The arguments of the key.
  ///   - context: The container that was asked, and the line that asks.
  /// - Returns: The value.
  /// - Throws: What the factory throws.
  func value<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws(K.Failure) -> K.Value {
    if binding.isolation == .byModule, !MainActorCheck.isOnMainActor {
      stop(Messages.offMainActor(binding, asked: context.asked), at: context.asked)
    }
    switch binding.lifetime {
    case .transient:
      return try make(key, arguments, in: context.container, asked: context.asked)
    case .graph:
      return try graphInstance(key, arguments, in: context)
    case .singleton:
      return try slot(for: arguments).sharedInstance(key, arguments, asked: context.asked)
    }
  }

  /// Finds or makes the instance that all readers share, in the container that declares the module.
  func sharedInstance<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    asked: SourceLocation
  ) throws(K.Failure) -> K.Value {
    try instance.value(
      as: K.Value.self,
      site: Construction.Site(id: ObjectIdentifier(self), key: key, location: binding.location)
    ) { () throws(K.Failure) in
      try make(key, arguments, in: declaringContainer, asked: asked)
    }
  }

  /// Finds or makes the instance of the resolve that is under way.
  private func graphInstance<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws(K.Failure) -> K.Value {
    let thread = ThreadContext.current
    if let value = thread.graph?.value(of: self, as: K.Value.self) { return value }
    return try thread.run(self, in: context.container, asked: context.asked) {
      () throws(K.Failure) in
      let value = try binding.factory(
        key,
        ResolutionContext(container: context.container, asked: binding.location),
        arguments
      )
      let graph = thread.graph ?? GraphInstances()
      graph.keep(value, of: self)
      thread.graph = graph
      return value
    }
  }

  /// Runs the factory.
  private func make<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in container: Container,
    asked: SourceLocation
  ) throws(K.Failure) -> K.Value {
    try ThreadContext.current.run(self, in: container, asked: asked) { () throws(K.Failure) in
      try binding.factory(
        key,
        ResolutionContext(container: container, asked: binding.location),
        arguments
      )
    }
  }
}
