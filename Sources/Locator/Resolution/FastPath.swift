// The fast path: reads that skip every check but those below. Each type that such code asks the runtime for would take
// longer than the rest of it, so that its functions are inlined into one another and pass slots without retaining them.
//
// A read takes the fast path where its container is open and no test watches it (`ContainerLifecycle.isPlain`), and
// the slot has a ready instance or one of the traits:
//
//   module                                   | offersInstance | callsFactory | sharesInstance | servesProperties
//   -----------------------------------------|----------------|--------------|----------------|-----------------
//   transient                                | yes            | yes          | no             | no
//   transient, with a decorator or a hook    | yes            | no           | no             | no
//   `.graph`                                 | yes            | no           | no             | no
//   singleton, own scope, `.expiring`        | yes            | no           | yes            | yes
//   the same, with a decorator               | yes            | no           | no             | yes
//   `.weak`                                  | yes            | no           | no             | no
//   shared, with arguments                   | no             | no           | no             | no
//   observed                                 | no             | no           | no             | as above
//   on the main actor, while the key isn't   | no             | no           | no             | no
//
// Everything else is resolved by `Slot+Value.swift`, the slow path.

extension Slot {
  /// What reads of a slot may skip, computed once.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// A read may take an instance from the slot without a check: it isn't observed, its module isn't bound to an actor
    /// that its key isn't bound to, and it has one instance for all arguments.
    static let offersInstance = Self(rawValue: 1 << 0)

    /// A read has nothing to do but to call the factory.
    static let callsFactory = Self(rawValue: 1 << 1)

    /// A read has nothing to do but to share the instance, which it makes if it is the first.
    static let sharesInstance = Self(rawValue: 1 << 2)

    /// A property may hold the slot itself in the place of a cell: one instance for all readers, kept by the container.
    static let servesProperties = Self(rawValue: 1 << 3)

    /// Decorators are applied to each instance.
    static let isDecorated = Self(rawValue: 1 << 4)

    /// The traits of a module's slot.
    init(of definition: ModuleDefinition, isObserved: Bool) {
      self = []
      let lifetime = definition.lifetime
      let isCheckedForActor = definition.isolation == .byModule
      if !definition.decorators.isEmpty { insert(.isDecorated) }
      if lifetime.isKeptByContainer, !definition.takesArguments, !isCheckedForActor {
        insert(.servesProperties)
      }
      guard !isObserved, definition.instances == nil, !isCheckedForActor else { return }
      insert(.offersInstance)
      if definition.isMadeAtEachRead { insert(.callsFactory) }
      if lifetime.isKeptByContainer, !contains(.isDecorated) { insert(.sharesInstance) }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether a trait is among these; not generic, as `contains` is, because Debug builds read slots, too.
    @inline(__always)
    func has(_ trait: Self) -> Bool { rawValue & trait.rawValue != 0 }
  }
}

// MARK: - Reads

extension Container {
  /// The value of a key without arguments.
  @inlinable
  func read<K: InjectionKey>(_ key: K.Type, callSite: SourceLocation) -> K.Value
  where K.Arguments == Void {
    let slot = unsafe fastPathSlot(of: key)
    if let box = unsafe slot?.readyBox {
      // Safe: this container or a parent holds the slot, whose boxes have values of its key.
      return unsafe Box<K.Value>.value(at: box, heldBy: self)
    }
    return unsafe value(of: key, slot, callSite: callSite)
  }

  /// The value of a key without arguments that isn't ready, where the slot is what ``fastPathSlot(of:)`` has found.
  @usableFromInline
  func value<K: InjectionKey>(
    of key: K.Type,
    _ slot: Unmanaged<Slot>?,
    callSite: SourceLocation
  ) -> K.Value where K.Arguments == Void {
    unsafe key.resolve(slot, in: self, nil, callSite: callSite)
  }

  /// The slot that a read of a key finds, unretained, if the container is open and no test watches it.
  @usableFromInline
  func fastPathSlot(of key: Any.Type) -> Unmanaged<Slot>? {
    lifecycle.isPlain ? unsafe unretainedSlot(of: key) : nil
  }
}

extension InjectionKey {
  /// Resolves the key for a module that needs it, or for a reader without arguments.
  @usableFromInline
  static func resolve(in context: ResolutionContext) -> Value {
    unsafe resolve(
      context.container.fastPathSlot(of: Self.self),
      in: context.container,
      context.graph,
      callSite: context.callSite
    )
  }

  /// Resolves the key in the slot that the fast path has found, if it has found one.
  ///
  /// Takes the parts of a context, because creating one would retain them. Transparent, so that it takes no room on the
  /// stack in Debug builds either.
  @_transparent
  fileprivate static func resolve(
    _ slot: Unmanaged<Slot>?,
    in container: Container,
    _ graph: GraphInstances?,
    callSite: SourceLocation
  ) -> Value {
    // The key may be composed, or have a default.
    guard let slot = unsafe slot else {
      return resolveOnSlowPath(in: container, graph, callSite: callSite)
    }
    // Safe: the container, or one of its parents, which it holds, holds the slot, whose boxes have values of the key.
    if let box = unsafe slot.readyBox { return unsafe Box<Value>.value(at: box) }
    if unsafe slot.callsFactory(in: container, graph) {
      return unsafe slot.make(Self.self, in: container, graph, callSite: callSite)
    }
    // Safe: as above.
    if let box = unsafe slot.resettableBox {
      return unsafe unsafeDowncast(box, to: Box<Value>.self).value
    }
    if unsafe slot.sharesInstance { return unsafe resolveShared(slot, callSite: callSite) }
    return resolveOnSlowPath(in: container, graph, callSite: callSite)
  }

  /// Makes the shared instance, or waits for it.
  ///
  /// Out of line, and short: it is on the stack while everything that the instance needs is made.
  @inline(never)
  fileprivate static func resolveShared(
    _ slot: Unmanaged<Slot>,
    callSite: SourceLocation
  ) -> Value {
    // Safe: the caller's container holds the slot.
    let slot = unsafe slot.takeUnretainedValue()
    let made = slot.sharedBox(of: Self.self, callSite: callSite) { context in
      // Safe: a slot with this trait is found by its key, which takes no arguments and never fails.
      unsafe Box(slot.definition.factoryAddress.factory(of: Value.self).pointee.make(in: context))
    }
    guard let made else { return resolveStored(slot, callSite: callSite) }
    // Safe: the boxes of a slot have values of its key.
    return unsafe unsafeDowncast(made, to: Box<Value>.self).value
  }

  /// The instance that another thread has stored.
  @inline(never)
  private static func resolveStored(_ slot: Slot, callSite: SourceLocation) -> Value {
    slot.sharedValue(Self.self, noArguments, callSite: callSite)
  }

  /// Resolves the key on the slow path.
  ///
  /// Out of line, because the runtime looks the type of the arguments up on entry.
  @inline(never)
  fileprivate static func resolveOnSlowPath(
    in container: Container,
    _ graph: GraphInstances?,
    callSite: SourceLocation
  ) -> Value {
    let context = ResolutionContext(container: container, callSite: callSite, graph: graph)
    return resolve(in: context, noArguments)
  }
}

// MARK: - Slots

// Preconditions of all: the container that is read is open and not watched, and it or a parent holds the slot.
extension Unmanaged<Slot> {
  /// The box of the shared instance, if a read may have it without a check.
  ///
  /// - Precondition: The slot is held, and so is the container that is read, until the box is opened.
  @inlinable var readyBox: UnsafeRawPointer? {
    // Safe: the slot is held meanwhile, here and below.
    unsafe _withUnsafeGuaranteedRef { unsafe $0.ready.box }
  }

  /// Whether a read has nothing to do but to call the factory.
  ///
  /// - Parameters:
  ///   - container: The container that is read.
  ///   - graph: The instances of the resolve that the read is a part of, if it is part of one.
  /// - Returns: Whether that is so.
  @inline(__always)
  fileprivate func callsFactory(in container: Container, _ graph: GraphInstances?) -> Bool {
    // Safe: as above.
    guard unsafe _withUnsafeGuaranteedRef({ $0.traits.has(.callsFactory) && $0.isOpen }) else {
      return false
    }
    guard let graph else { return !container.hasGraphScope }
    return !graph.mustBeRead
  }

  /// Calls the factory, and does nothing else.
  @inline(__always)
  fileprivate func make<K: InjectionKey>(
    _ key: K.Type,
    in container: Container,
    _ graph: GraphInstances?,
    callSite: SourceLocation
  ) -> K.Value {
    let thread = unsafe ThreadActivity.uncounted
    // Safe: the thread holds its object, and the caller the container.
    unsafe thread._withUnsafeGuaranteedRef { unsafe $0.push(self, container, callSite: callSite) }
    let (factory, location) = unsafe _withUnsafeGuaranteedRef { slot in
      unsafe (slot.definition.factoryAddress, slot.definition.location)
    }
    // Safe: a slot with the trait is found by its key, which takes no arguments and never fails. In one expression with
    // the context, so that the call retains nothing.
    let value = unsafe factory.factory(of: K.Value.self).pointee.make(
      in: ResolutionContext(container: container, callSite: location, graph: graph)
    )
    let isFinished = unsafe thread._withUnsafeGuaranteedRef {
      $0.pop()
      return !$0.hasDeferredHooks
    }
    if !isFinished { unsafe finish(value, in: container, graph) }
    return value
  }

  /// Runs the hooks that have waited for a value which was just made.
  @inline(never)
  private func finish<Value>(_ value: Value, in container: Container, _ graph: GraphInstances?) {
    // Safe: as above.
    unsafe _withUnsafeGuaranteedRef { slot in
      let location = slot.definition.location
      let context = ResolutionContext(container: container, callSite: location, graph: graph)
      slot.finish(value, (), in: context)
    }
  }

  /// The box of an instance that can be dropped, if it is there and needs no check.
  @inline(__always)
  fileprivate var resettableBox: AnyObject? {
    // Safe: as above.
    unsafe _withUnsafeGuaranteedRef { $0.resettableBox() }
  }

  /// Whether a read has nothing to do but to share the instance.
  @inline(__always)
  fileprivate var sharesInstance: Bool {
    // Safe: as above.
    unsafe _withUnsafeGuaranteedRef { $0.traits.has(.sharesInstance) && $0.isOpen }
  }
}
