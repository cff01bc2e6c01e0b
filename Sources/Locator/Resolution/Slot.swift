import Synchronization

/// The place of a module in the container that declares it.
@usableFromInline
package final class Slot: Sendable {
  /// What the module says.
  package let definition: ModuleDefinition

  /// The shared instance, or what has it: see ``Storage``.
  let instance = AtomicBox()

  /// The same instance, while reads needn't ask anything.
  @usableFromInline let ready = ReadyInstance()

  /// What is in the place of the instance.
  let storage: Storage

  /// Whether an observer is notified of the reads.
  let isObserved: Bool

  /// What reads may skip.
  let traits: Traits

  /// Whether a plain read of the key finds the module.
  let isFoundByKey: Bool

  /// Whether the container is closed.
  private let isClosed = Atomic(false)

  /// The address of the container that declares the module, which holds this slot.
  private let owner = Atomic<UInt>(0)

  /// Makes the place of a module.
  ///
  /// - Parameters:
  ///   - definition: What the module says.
  ///   - isObserved: Whether somebody is told about the reads.
  ///   - isForArguments: Whether this is the place for one value of the arguments.
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
  func stopIfClosed(callSite: SourceLocation) {
    if !isOpen { stopBecauseClosed(declaringContainer, callSite: callSite) }
  }

  /// Stops the program because a container is closed.
  func stopBecauseClosed(_ container: Container, callSite: SourceLocation) -> Never {
    stop(Messages.closed(definition, in: container, callSite: callSite), at: callSite)
  }

  /// Stops the program if the module is read elsewhere than on the actor that it lives on.
  func stopIfOffActor(callSite: SourceLocation) {
    guard definition.isolation == .byModule, !MainActorCheck.isOnMainActor else { return }
    stop(Messages.offMainActor(definition, callSite: callSite), at: callSite)
  }

  /// The slots of a shared module by the value of its arguments.
  var table: (any ArgumentTable)? {
    storage == .argumentTable ? instance.value(as: (any ArgumentTable).self) : nil
  }

  /// A slot for one value of the arguments.
  func slotForArguments() -> Slot {
    let slot = Slot(definition, isObserved: isObserved, isForArguments: true)
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
    guard case .graph = definition.lifetime else { return false }
    return true
  }

  /// The slot's factory, as one that runs.
  var running: RunningFactory {
    RunningFactory(id: ObjectIdentifier(self), definition: definition)
  }

  /// Whether a property reads the slot each time, because the instance can be dropped on purpose.
  ///
  /// A property that has read a weak instance is one of those that hold it.
  var followsScope: Bool {
    definition.lifetime.retention != nil && definition.lifetime.isKeptByContainer
  }
}

extension Slot {
  /// What a slot has in the place of its instance.
  enum Storage {
    /// The instance, once it is made, for as long as the container.
    case permanent
    /// A ``ResettableInstance``, which has the instance until it is dropped.
    case resettable
    /// An ``ArgumentTable``, which has a slot for each value of the arguments.
    case argumentTable
  }
}
