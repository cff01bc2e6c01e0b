import Synchronization

/// The place of a module in the container that declares it, with its shared instance.
@usableFromInline
package final class Slot: Sendable {
  /// The definition of the module.
  package let definition: ModuleDefinition

  /// The shared instance, or its storage: see ``Storage``.
  let instance = AtomicBox()

  /// The same instance, as long as reads may return it without a check.
  @usableFromInline let ready = ReadyInstance()

  /// The kind of object that ``instance`` has.
  let storage: Storage

  /// Whether an observer is notified of reads.
  let isObserved: Bool

  /// The checks that reads may skip.
  let traits: Traits

  /// Whether a read of the key alone finds the module, as opposed to one by name or of a list.
  let isFoundByKey: Bool

  /// Whether the container is closed.
  private let isClosed = Atomic(false)

  /// The address of the container that declares the module and retains this slot.
  private let owner = Atomic<UInt>(0)

  /// Creates the slot of a module.
  ///
  /// - Parameters:
  ///   - definition: The definition of the module.
  ///   - isObserved: Whether an observer is notified of reads.
  ///   - isForArguments: Whether the slot is for one value of the arguments.
  init(_ definition: ModuleDefinition, isObserved: Bool, isForArguments: Bool = false) {
    self.definition = definition
    self.isObserved = isObserved
    let table = isForArguments ? nil : definition.instances?()
    let retention = table == nil ? definition.lifetime.retention : nil
    storage = table != nil ? .argumentTable : retention != nil ? .resettable : .permanent
    traits = Traits(of: definition, isObserved: isObserved)
    isFoundByKey = definition.foundBy == .key
    if let table { instance.publish(Box(table)) }
    if let retention { instance.publish(ResettableInstance(retention)) }
  }

  /// Sets the container that declares the module, once, when that container is created.
  func setContainer(_ container: Container) {
    owner.store(UInt(bitPattern: ObjectIdentifier(container)), ordering: .releasing)
  }

  /// Whether the container is open.
  ///
  /// Sequentially consistent with offering and withdrawing an instance: see ``ReadyInstance/offer(_:unless:)``.
  var isOpen: Bool { !isClosed.load(ordering: .sequentiallyConsistent) }

  /// Refuses reads from now on.
  func refuse() {
    isClosed.store(true, ordering: .sequentiallyConsistent)
    ready.withdraw()
  }

  /// Stops the program if the container is closed.
  func stopIfClosed(callSite: SourceLocation) {
    if !isOpen { stopBecauseClosed(declaringContainer, callSite: callSite) }
  }

  /// Stops the program because a container is closed.
  func stopBecauseClosed(_ container: Container, callSite: SourceLocation) -> Never {
    stop(Messages.closed(definition, in: container, callSite: callSite), at: callSite)
  }

  /// Stops the program if the factory has to run on the main actor and the read doesn't.
  func stopIfOffActor(callSite: SourceLocation) {
    guard definition.isolation == .byModule, !MainActorCheck.isOnMainActor else { return }
    stop(Messages.offMainActor(definition, callSite: callSite), at: callSite)
  }

  /// The slots of a shared module by argument, if its key takes arguments.
  var table: (any ArgumentTable)? {
    storage == .argumentTable ? instance.value(as: (any ArgumentTable).self) : nil
  }

  /// Creates a slot for one value of the arguments.
  func slotForArguments() -> Slot {
    let slot = Slot(definition, isObserved: isObserved, isForArguments: true)
    slot.setContainer(declaringContainer)
    return slot
  }

  /// Creates a slot for the one instance of a `Lazy`, whose module makes others for other readers.
  func slotForLazy() -> Slot {
    let slot = Slot(definition.ofSingleton, isObserved: isObserved, isForArguments: true)
    slot.setContainer(declaringContainer)
    return slot
  }

  /// Returns the slot for a value of the arguments if the module is shared and takes any, or else this one.
  func slot<Arguments>(for arguments: Arguments) -> Slot {
    table?.slot(for: arguments, of: self) ?? self
  }

  /// Returns whether a container declares the module.
  func isDeclared(by container: Container) -> Bool {
    owner.load(ordering: .acquiring) == UInt(bitPattern: ObjectIdentifier(container))
  }

  /// The container that declares the module.
  var declaringContainer: Container {
    let address = owner.load(ordering: .acquiring)
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("A slot without a container is a bug in Locator.")
    }
    // Safe: the reader of a slot retains a container that is this one, or that retains this one as a parent.
    return unsafe Unmanaged<Container>.fromOpaque(pointer).takeUnretainedValue()
  }
}

extension Slot {
  /// The observer of reads, if there is one.
  var observer: (any ResolutionObserver)? { isObserved ? declaringContainer.observer : nil }

  /// Whether the module has the scope `.graph`.
  var isOfGraph: Bool { definition.isOfGraph }

  /// The factory of the slot, as a running one.
  var running: RunningFactory {
    RunningFactory(id: ObjectIdentifier(self), definition: definition)
  }

  /// Whether a property reads the slot each time, because the instance can be dropped explicitly.
  ///
  /// Not so for a weak instance, which a property retains once it has read it.
  var followsScope: Bool {
    definition.lifetime.retention != nil && definition.lifetime.isKeptByContainer
  }
}

extension Slot {
  /// The kind of object that a slot has as its instance.
  enum Storage {
    /// The instance, once it is made, for as long as the container lives.
    case permanent
    /// A ``ResettableInstance``, which retains the instance until it is dropped.
    case resettable
    /// An ``ArgumentTable``, which has a slot for each value of the arguments.
    case argumentTable
  }
}
