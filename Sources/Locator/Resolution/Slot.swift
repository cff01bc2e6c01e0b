import Synchronization

/// The place of a module in the container that declares it.
@usableFromInline
package final class Slot: Sendable {
  /// What the module says.
  package let binding: Binding

  /// The shared instance, or what has it: see ``Sharing``.
  let instance = Publication()

  /// The same instance, while reads needn't ask anything.
  @usableFromInline let ready = ReadyInstance()

  /// What is in the place of the instance.
  let sharing: Sharing

  /// Whether somebody is told about the reads.
  let isObserved: Bool

  /// Whether decorators decorate each instance.
  let hasDecorations: Bool

  /// Whether a read has nothing to ask about but the container: nobody observes the module, no actor isolates
  /// it, and it has one instance for all arguments.
  let isPlain: Bool

  /// Whether a property may read the slot without a cell of its own: one instance for all readers, that
  /// the container keeps, and no actor to check.
  let isSharedByAll: Bool

  /// Whether a read that finds the container open has nothing to do but to run the factory.
  let onlyMakes: Bool

  /// Whether a read that finds the container open has nothing to do but to share the instance.
  let onlyShares: Bool

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
    hasDecorations = !binding.decorations.isEmpty
    let table = isForArguments ? nil : binding.instances?()
    let keeping = table == nil ? binding.lifetime.keeping : nil
    sharing = table != nil ? .byArguments : keeping != nil ? .untilDropped : .forGood
    isPlain = !isObserved && binding.instances == nil && binding.isolation != .byModule
    isSharedByAll =
      binding.lifetime.isKeptByContainer && !binding.takesArguments
      && binding.isolation != .byModule
    isFoundByKey = binding.designation == .key
    onlyMakes = isPlain && binding.isMadeAtEachRead
    onlyShares =
      isPlain && !hasDecorations && binding.lifetime.isShared
      && binding.lifetime.keeping?.isWeak != true
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
}
