/// The place of a module in a container, with its instance.
@safe
@usableFromInline
package final class Slot: Sendable {
  package let definition: Definition

  var lifetime: Lifetime { definition.lifetime }

  /// The box of a singleton, or what stores other instances: in the words of the container, or else in the slot's own.
  @usableFromInline let instance: Word
  private let ownWord: Words?

  /// The factory, if a read has nothing else to do than to call it, the decorators, the hooks and the observer, and
  /// perhaps to begin a resolve.
  let plainFactory: PlainFactory?

  /// Whether no decorator, hook or observer is called beside the factory.
  let isFactoryAlone: Bool

  let decorators: [Definition]
  let createHooks: [Definition]

  /// Whether a hook needs something, which may lead back to the module.
  let hooksHaveNeeds: Bool

  let isAsynchronous: Bool
  let isObserved: Bool

  /// Whether code of the main actor makes the instance.
  let isOfMainActor: Bool

  /// Whether the slot is that of one value of the arguments, and not of a module.
  let isOfArguments: Bool

  /// The container of the slot, which retains it, and which it doesn't retain.
  private let unretainedContainer: Unretained<Container>

  /// The construction of the instance, under the lock of the container.
  @safe nonisolated(unsafe) var construction: Construction?

  init(
    _ definition: Definition, in container: Container, at word: Word? = nil,
    isOfArguments: Bool = false
  ) {
    self.definition = definition
    if let word {
      instance = word
      ownWord = nil
    } else {
      let own = Words()
      instance = own.first
      ownWord = consume own
    }
    unretainedContainer = Unretained(container)
    self.isOfArguments = isOfArguments
    decorators = definition.isOfProperty ? [] : container.declarations.decorators(of: definition)
    createHooks = definition.createHooks
    hooksHaveNeeds = createHooks.contains { !$0.needs.isEmpty }
    isObserved = container.observer != nil && !definition.isOfProperty
    isAsynchronous = definition.isAsynchronous || decorators.contains { $0.isAsynchronous }
    isOfMainActor =
      definition.isOfMainActor || decorators.contains(where: \.isOfMainActor)
      || createHooks.contains(where: \.isOfMainActor)
    let others = decorators + createHooks
    isFactoryAlone = others.isEmpty && !isObserved
    plainFactory =
      isOfMainActor || others.contains { $0.erasedFactory == nil }
      ? nil : definition.erasedFactory?.plain
    construction = nil
    if lifetime.isShared, !lifetime.isSingleton, !hasArgumentSlots {
      instance.publish(DroppableInstance())
    }
  }

  deinit {
    if ownWord != nil { instance.releaseObject() }
  }

  /// A reader of a slot retains its container, except for slots of roots, which are never freed.
  package var container: Container { unretainedContainer.object }

  /// The box of a singleton that readers may use without a lock, and that the container retains.
  var readyBox: Unretained<AnyObject>? {
    @inline(__always) get { instance.readyObject }
  }
}

// MARK: - The lock

extension Slot {
  /// Runs a closure under the lock of the container, which a thread may take that has the lock of the graph, and not
  /// the other way round.
  func withLock<Result>(_ body: (inout Lifecycle) -> Result) -> Result {
    container.lifecycle.withLock(body)
  }
}

// MARK: - Instances by arguments

extension Slot {
  /// Whether the instances are in slots of their own, one for each value of the arguments.
  private var hasArgumentSlots: Bool {
    lifetime.isShared && definition.takesArguments && !isOfArguments
  }

  private var argumentSlots: ArgumentSlots? {
    guard hasArgumentSlots else { return nil }
    return (instance.object() ?? instance.publish(ArgumentSlots())).object
  }

  @inline(never)
  func slot(for arguments: AnyBox?) -> Slot {
    guard let slots = argumentSlots, let arguments, let key = argumentKey(of: arguments) else {
      return self
    }
    return slots.slot(for: key, of: self)
  }

  func argumentKey(of arguments: AnyBox?) -> AnyHashable? {
    arguments.flatMap { definition.extras?.argumentKey?($0) }
  }

  func slotForArguments() -> Slot {
    Slot(definition, in: container, isOfArguments: true)
  }
}

// MARK: - The instance

extension Slot {
  private var droppable: DroppableInstance? {
    guard !lifetime.isSingleton, !hasArgumentSlots else { return nil }
    return instance.object(as: DroppableInstance.self)?.object
  }

  /// The box of the stored instance, or `nil` if there is none or it has ended.
  @inline(never)
  func storedBox() -> AnyBox? {
    if hasArgumentSlots { return nil }
    if lifetime.isSingleton { return (instance.object()?.object).map(AnyBox.init(object:)) }
    guard let droppable, let kept = droppable.kept else { return nil }
    if let box = kept.current { return box }
    if droppable.drop(kept), let closing = kept.closing { container.closeDropped(closing) }
    return nil
  }

  var hasInstance: Bool { storedBox() != nil }

  /// Whether readers share an instance, and it exists, for the arguments of a read.
  func hasInstance(in context: ResolutionContext) -> Bool {
    lifetime.isShared && slot(for: context.arguments).hasInstance
  }

  /// Whether no instance is stored, not even one that is over; runs under locks, and calls nothing of the user's.
  @inline(never)
  var isEmpty: Bool {
    if lifetime.isSingleton { return instance.bits == 0 }
    return droppable?.isEmpty != false
  }

  /// Prepares an instance to be stored, without a lock, because it asks the clock of a scope that expires; a singleton
  /// that nothing closes is stored as it is.
  @inline(never)
  func prepare(_ box: AnyBox) -> KeptInstance? {
    let isClosed = lifetime.isKeptByContainer && !definition.closeHooks.isEmpty
    let closing = isClosed ? ClosingInstance(definition, box) : nil
    switch lifetime {
    case .weak:
      let content = (box.object as? any WeaklyBoxed)?.content
      if let type = content?.type, !definition.isOfProperty {
        stop(Messages.weakValue(type, of: definition), at: definition.location)
      }
      return KeptInstance(box, weakly: content?.object)
    case .expiring(_, let begin): return KeptInstance(box, closing, begin())
    case .singleton: return closing.map { KeptInstance(box, $0) }
    case .transient, .graph, .custom: return KeptInstance(box, closing)
    }
  }

  /// Stores an instance, which readers find from then on and which the container closes; runs under the lock.
  func commit(_ box: AnyBox, _ kept: KeptInstance?, _ lifecycle: inout Lifecycle) {
    if let closing = kept?.closing { lifecycle.note(closing) }
    if lifetime.isSingleton {
      publish(box)
    } else if let kept, !kept.isEmpty {
      droppable?.store(kept)
    }
  }

  /// Closes an instance that was dropped before it was made, and warns of one that nothing closes.
  func didMake(_ instance: KeptInstance?, isStored: Bool, readAt callSite: SourceLocation) {
    guard let closing = instance?.closing else { return }
    if isStored {
      container.warnIfNeverClosed(closing, callSite)
    } else {
      container.closeDropped(closing)
    }
  }

  /// Drops the instances, also those that are being made, which their readers get, and no later one.
  func reset() {
    if let argumentSlots { argumentSlots.drop() } else { drop() }
  }

  func drop() {
    let instance = withLock { _ in
      construction?.drop()
      return droppable?.take()
    }
    // After that, so that no property takes the instance for one of the time since.
    Word.dropCount.add(1)
    if let closing = instance?.closing { container.closeDropped(closing) }
  }

  /// Stores the box of a singleton, which readers have without a lock unless they have to be watched.
  func publish(_ box: AnyBox) {
    instance.publish(box.object, isReady: !isObserved)
    if Root.isWatched { withdraw() }
  }

  /// Sends readers the slow way.
  func withdraw() { instance.withdraw() }
}
