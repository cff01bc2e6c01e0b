import Synchronization

/// The place of a module in the container that declares it.
@usableFromInline
final class Slot: Sendable {
  /// What the module says.
  let binding: Binding

  /// The shared instance, or what has it: see ``Sharing``.
  let instance = Publication()

  /// The same instance, while reads needn't ask anything.
  @usableFromInline let ready = ReadyInstance()

  /// What is in the place of the instance.
  let sharing: Sharing

  /// Whether somebody is told about the reads.
  private let isObserved: Bool

  /// Whether a read has nothing to ask about but the container: nobody observes the module, no actor isolates
  /// it, and it has one instance for all arguments.
  let isPlain: Bool

  /// Whether a property may read the slot without a cell of its own: one instance for all readers, that
  /// the container keeps, and no actor to check.
  let isSharedByAll: Bool

  /// Whether a read that finds the container open has nothing to do but to run the factory.
  let onlyMakes: Bool

  /// Whether a plain read of the key finds the module.
  let isFoundByKey: Bool

  /// Whether the container is closed.
  private let isClosed = Atomic(false)

  /// The address of the container that declares the module, which holds this slot.
  private let owner = Atomic<UInt>(0)

  /// Makes the place of a module.
  ///
  /// - Parameters:
  ///   - binding: What the module says.
  ///   - isObserved: Whether somebody is told about the reads.
  ///   - isForArguments: Whether this is the place for one value of the arguments.
  init(_ binding: Binding, isObserved: Bool, isForArguments: Bool = false) {
    self.binding = binding
    self.isObserved = isObserved
    let table = isForArguments ? nil : binding.instances?()
    let keeping = table == nil ? binding.lifetime.keeping : nil
    sharing = table != nil ? .byArguments : keeping != nil ? .untilDropped : .forGood
    isPlain = !isObserved && binding.instances == nil && binding.isolation != .byModule
    isSharedByAll =
      binding.lifetime.isKeptByContainer && !binding.takesArguments
      && binding.isolation != .byModule
    isFoundByKey = binding.designation == .key
    onlyMakes = isPlain && binding.isMadeAtEachRead
    if let table { instance.publish(Box(table)) }
    if let keeping { instance.publish(KeptInstance(keeping)) }
  }

  /// Notes the container that declares the module, once, when it is made.
  func belong(to container: Container) {
    owner.store(UInt(bitPattern: ObjectIdentifier(container)), ordering: .releasing)
  }

  /// Whether the container isn't closed.
  ///
  /// In one order with what is offered and withdrawn, see ``ReadyInstance/offer(_:unless:)``.
  var isOpen: Bool { !isClosed.load(ordering: .sequentiallyConsistent) }

  /// Refuses to be read from now on.
  func refuse() {
    isClosed.store(true, ordering: .sequentiallyConsistent)
    ready.withdraw()
  }

  /// Stops the program if the container is closed.
  func stopIfClosed(asked: SourceLocation) {
    if !isOpen { stopBecauseClosed(declaringContainer, asked: asked) }
  }

  /// Stops the program because a container is closed.
  func stopBecauseClosed(_ container: Container, asked: SourceLocation) -> Never {
    stop(Messages.closed(binding, in: container, asked: asked), at: asked)
  }

  /// Stops the program if the module is read elsewhere than on the actor that it lives on.
  func stopIfOffActor(asked: SourceLocation) {
    guard binding.isolation == .byModule, !MainActorCheck.isOnMainActor else { return }
    stop(Messages.offMainActor(binding, asked: asked), at: asked)
  }

  /// The slots of a shared module by the value of its arguments.
  var table: (any ArgumentTable)? {
    sharing == .byArguments ? instance.value(as: (any ArgumentTable).self) : nil
  }

  /// A slot for one value of the arguments.
  func slotForArguments() -> Slot {
    let slot = Slot(binding, isObserved: isObserved, isForArguments: true)
    slot.belong(to: declaringContainer)
    return slot
  }

  /// The slot for the value of the arguments, where a shared module takes any, or else this one.
  func slot<Arguments>(for arguments: Arguments) -> Slot {
    table?.slot(for: arguments, of: self) ?? self
  }

  /// Whether a container declares the module.
  func isDeclared(by container: Container) -> Bool {
    owner.load(ordering: .acquiring) == UInt(bitPattern: ObjectIdentifier(container))
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
  /// What is told about the reads, if anything.
  var observer: (any ResolutionObserver)? { isObserved ? declaringContainer.observer : nil }

  /// Whether the module has the scope `.graph`.
  var isOfGraph: Bool {
    guard case .graph = binding.lifetime else { return false }
    return true
  }

  /// The slot's factory, as one that runs.
  var running: Recursion.Running {
    Recursion.Running(id: ObjectIdentifier(self), binding: binding)
  }

  /// Whether a property reads the slot each time, because the instance can be dropped on purpose.
  ///
  /// A property that has read a weak instance is one of those that hold it.
  var followsScope: Bool { binding.lifetime.keeping != nil && binding.lifetime.isKeptByContainer }

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
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    guard let observer, !ThreadContext.current.isObserving else {
      return try unobservedValue(key, arguments, in: context)
    }
    let observation = Observation(binding, asked: context.asked)
    defer { observation.end(observer) }
    return try ThreadContext.current.run(observation) { () throws(K.Failure) in
      try unobservedValue(key, arguments, in: context)
    }
  }

  /// Finds or makes the value, and tells nobody.
  private func unobservedValue<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    if !context.container.life.isPlain, let context = attend(to: context) {
      return try unobservedValue(key, arguments, in: context)
    }
    stopIfClosed(asked: context.asked)
    stopIfOffActor(asked: context.asked)
    switch binding.lifetime {
    case .transient:
      return try context.inOneResolve { context throws(K.Failure) in
        try make(key, arguments, in: context) { finish($0, in: context) }
      }
    case .graph:
      return try context.inOneResolve { context throws(K.Failure) in
        try graphInstance(key, arguments, in: context)
      }
    case .singleton, .kept:
      return try slot(for: arguments).sharedInstance(key, arguments, asked: context.asked)
    }
  }

  /// Finds or makes the instance that all readers share, in the container that declares the module.
  func sharedInstance<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    asked: SourceLocation
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    stopIfClosed(asked: asked)
    if let value = storedInstance(as: K.Value.self) { return value }
    // What is shared outlives the resolve that asks, and so must what it is made of.
    let context = ResolutionContext(container: declaringContainer, asked: asked)
    return try context.inOneResolve { context throws(K.Failure) in
      try Constructions.shared.instance(
        site(of: key, asked: asked),
        isThere: { hasInstance },
        stored: { storedInstance(as: K.Value.self) },
        make: { () throws(K.Failure) in
          let noted = beginNotingLayers()
          defer { endNotingLayers(noted) }
          let value = try make(key, arguments, in: context)
          warnOfLayers(noted)
          return value
        },
        finish: binding.createHooks.isEmpty ? nil : { [self] in finish($0, in: context) },
        // Of a ring, another thread may store it when this one has let go of the container.
        store: { [self, container = context.container] box, count in
          withExtendedLifetime(container) { store(box, unlessResetSince: count) }
        }
      )
    }
  }

  /// Finds or makes the instance of the resolve that is under way.
  private func graphInstance<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    let place = GraphInstances.Place(
      slot: ObjectIdentifier(self),
      arguments: binding.takesArguments ? arguments as? AnyHashable : nil
    )
    if let value = context.instances?.value(at: place, as: K.Value.self) { return value }
    return try make(key, arguments, in: context) { value in
      context.instances?.keep(value, at: place)
      finish(value, in: context)
    }
  }

  /// Does what the module does with an instance that was just made.
  func finish<Value>(_ value: Value, in context: ResolutionContext) {
    guard !binding.createHooks.isEmpty else { return }
    ThreadContext.current.run(self, in: context.container) {
      let resolver = Resolver(context.asked(at: binding.location))
      for hook in binding.createHooks { hook(resolver, value) }
    }
  }

  /// Runs the factory and the decorators, and then, in the same resolve, what is to happen to the value.
  private func make<K: BindingKey>(
    _ key: K.Type,
    _ arguments: K.Arguments,
    in context: ResolutionContext,
    then finish: (K.Value) -> Void = { _ in }
  ) throws(K.Failure) -> K.Value where K.Failure: Error {
    let thread = ThreadContext.current
    // The innermost read is this one, or one of a factory that runs anyway.
    thread.observation?.willMake()
    return try thread.run(self, in: context.container) { () throws(K.Failure) in
      let own = context.asked(at: binding.location)
      let value = binding.decorate(try binding.factory(key, own, arguments), in: own)
      finish(value)
      return value
    }
  }
}
