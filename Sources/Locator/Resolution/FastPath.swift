// The fast path: reads that skip all checks except those below. A single lookup of a type in the runtime would take
// longer than the rest of such a read, so the functions are inlined into one another and pass slots unretained.
//
// A read takes the fast path if its container is open and no test watches it (`ContainerState.isPlain`), and if the
// slot has a ready instance or one of the traits:
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
// All other reads take the slow path, `Slot+Value.swift`.

extension Slot {
  /// The checks that reads of a slot may skip, computed once.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// A read may take an instance from the slot without a check: the slot isn't observed, its module isn't isolated to
    /// an actor unless its key is, and it has one instance for all arguments.
    static let offersInstance = Self(rawValue: 1 << 0)

    /// A read only has to call the factory.
    static let callsFactory = Self(rawValue: 1 << 1)

    /// A read only has to share the instance, which the first read makes.
    static let sharesInstance = Self(rawValue: 1 << 2)

    /// A property may hold the slot itself instead of a cell: all readers share one instance, which the container
    /// retains.
    static let servesProperties = Self(rawValue: 1 << 3)

    /// Decorators wrap each instance.
    static let isDecorated = Self(rawValue: 1 << 4)

    /// Computes the traits of a module's slot.
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
      if definition.onlyCallsFactory { insert(.callsFactory) }
      if lifetime.isKeptByContainer, !contains(.isDecorated) { insert(.sharesInstance) }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Returns whether a trait is in the set; not generic like `contains`, which would be slow in Debug builds.
    @inline(__always)
    func has(_ trait: Self) -> Bool { rawValue & trait.rawValue != 0 }
  }
}

// MARK: - Reads

extension Container {
  /// Resolves a key without arguments.
  @inlinable
  func read<K: InjectionKey>(_ key: K.Type, callSite: SourceLocation) -> K.Value
  where K.Arguments == Void {
    let slot = unsafe fastPathSlot(of: key)
    if let box = unsafe slot?.readyBox {
      // Safe: this container or a parent retains the slot, whose boxes have values of its key.
      return unsafe Box<K.Value>.value(at: box, heldBy: self)
    }
    return unsafe value(of: key, slot, callSite: callSite)
  }

  /// Resolves a key without arguments whose instance isn't ready, in the slot of ``fastPathSlot(of:)``.
  @usableFromInline
  func value<K: InjectionKey>(
    of key: K.Type,
    _ slot: Unmanaged<Slot>?,
    callSite: SourceLocation
  ) -> K.Value where K.Arguments == Void {
    unsafe key.resolve(slot, in: self, nil, callSite: callSite)
  }

  /// Returns the slot that a read of a key finds, unretained, if the container is open and no test watches it.
  @usableFromInline
  func fastPathSlot(of key: Any.Type) -> Unmanaged<Slot>? {
    state.isPlain ? unsafe unretainedSlot(of: key) : nil
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
  /// It takes the parts of a context, because creating a context would retain them. It is transparent, so that it takes no
  /// room on the stack in Debug builds either.
  @_transparent
  fileprivate static func resolve(
    _ slot: Unmanaged<Slot>?,
    in container: Container,
    _ graph: GraphInstances?,
    callSite: SourceLocation
  ) -> Value {
    // A key without a slot may be composed, or have a default.
    guard let slot = unsafe slot else {
      return resolveOnSlowPath(in: container, graph, callSite: callSite)
    }
    // Safe: the container, or a parent that it retains, retains the slot, whose boxes have values of the key.
    if let box = unsafe slot.readyBox { return unsafe Box<Value>.value(at: box) }
    if unsafe slot.callsFactory(in: container, graph) {
      return unsafe slot.make(Self.self, in: container, graph, callSite: callSite)
    }
    // Safe: as above.
    if let box = unsafe slot.resettableBox {
      return unsafe unsafeDowncast(box, to: Box<Value>.self).value
    }
    if unsafe slot.sharesInstance { return unsafe resolveShared(slot, callSite: callSite) }
    if unsafe slot.isResettable {
      return unsafe resolveWeak(slot, in: container, graph, callSite: callSite)
    }
    return resolveOnSlowPath(in: container, graph, callSite: callSite)
  }

  /// Makes the shared instance, or waits for the thread that makes it.
  ///
  /// Out of line, and short: it stays on the stack while everything that the instance needs is made.
  @inline(never)
  fileprivate static func resolveShared(
    _ slot: Unmanaged<Slot>,
    callSite: SourceLocation
  ) -> Value {
    // Safe: the caller's container retains the slot.
    let slot = unsafe slot.takeUnretainedValue()
    let made = slot.sharedBox(callSite: callSite) { context in
      // Safe: a slot with this trait is found by its key, which takes no arguments and never fails.
      unsafe Box(slot.definition.factoryAddress.factory(of: Value.self).pointee.make(in: context))
    }
    guard let made else { return resolveStored(slot, callSite: callSite) }
    // Safe: the boxes of a slot have values of its key.
    return unsafe unsafeDowncast(made, to: Box<Value>.self).value
  }

  /// Returns the instance that another thread has stored.
  @inline(never)
  private static func resolveStored(_ slot: Slot, callSite: SourceLocation) -> Value {
    slot.sharedValue(Self.self, noArguments, throwing: Never.self, callSite: callSite)
  }

  /// Returns the weak instance if it exists, or else takes the slow path.
  @inline(never)
  fileprivate static func resolveWeak(
    _ slot: Unmanaged<Slot>,
    in container: Container,
    _ graph: GraphInstances?,
    callSite: SourceLocation
  ) -> Value {
    // Safe: the caller's container retains the slot.
    if let object = unsafe slot._withUnsafeGuaranteedRef({ $0.weakObject() }) {
      // An optional would look up its own type; the slot keeps objects that are values of its key.
      // swift-format-ignore: NeverForceUnwrap
      return object as! Value
    }
    return resolveOnSlowPath(in: container, graph, callSite: callSite)
  }

  /// Resolves the key on the slow path.
  ///
  /// Out of line, because it looks up the type of the arguments in the runtime on entry.
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

// Preconditions of all members: the container that is read is open and not watched, and it or a parent retains the
// slot.
extension Unmanaged<Slot> {
  /// The box of the shared instance, if a read may return it without a check.
  ///
  /// - Precondition: The slot and the container that is read are retained until the value is copied from the box.
  @inlinable var readyBox: UnsafeRawPointer? {
    // Safe: the slot is retained during the access, here and below.
    unsafe _withUnsafeGuaranteedRef { unsafe $0.ready.box }
  }

  /// Returns whether a read only has to call the factory.
  ///
  /// - Parameters:
  ///   - container: The container that is read.
  ///   - graph: The instances of the resolve that the read is part of, if it is part of one.
  /// - Returns: Whether the factory is all that the read needs.
  @inline(__always)
  fileprivate func callsFactory(in container: Container, _ graph: GraphInstances?) -> Bool {
    // Safe: as above.
    guard unsafe _withUnsafeGuaranteedRef({ $0.traits.has(.callsFactory) && $0.isOpen }) else {
      return false
    }
    guard let graph else { return !container.hasGraphScope }
    return !graph.mustBeRead
  }

  /// Calls the factory, and runs the hooks that were deferred until it ends.
  @inline(__always)
  fileprivate func make<K: InjectionKey>(
    _ key: K.Type,
    in container: Container,
    _ graph: GraphInstances?,
    callSite: SourceLocation
  ) -> K.Value {
    let thread = unsafe ThreadActivity.unretained
    // Safe: the thread retains its object, and the caller the container.
    unsafe thread._withUnsafeGuaranteedRef { unsafe $0.push(self, container, callSite: callSite) }
    let (factory, location) = unsafe _withUnsafeGuaranteedRef { slot in
      unsafe (slot.definition.factoryAddress, slot.definition.location)
    }
    // Safe: a slot with the trait is found by its key, which takes no arguments and never fails. One expression creates
    // the context and calls the factory, so that the call retains nothing.
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

  /// Runs the hooks that were deferred until the value was made.
  @inline(never)
  private func finish<Value>(_ value: Value, in container: Container, _ graph: GraphInstances?) {
    // Safe: as above.
    unsafe _withUnsafeGuaranteedRef { slot in
      let location = slot.definition.location
      let context = ResolutionContext(container: container, callSite: location, graph: graph)
      slot.finish(value, (), in: context)
    }
  }

  /// The box of an instance that can be dropped, if there is one and it needs no check.
  @inline(__always)
  fileprivate var resettableBox: AnyObject? {
    // Safe: as above.
    unsafe _withUnsafeGuaranteedRef { $0.resettableBox() }
  }

  /// Whether the instance can be dropped.
  @inline(__always)
  fileprivate var isResettable: Bool {
    // Safe: as above.
    unsafe _withUnsafeGuaranteedRef { $0.storage == .resettable }
  }

  /// Whether a read only has to share the instance.
  @inline(__always)
  fileprivate var sharesInstance: Bool {
    // Safe: as above.
    unsafe _withUnsafeGuaranteedRef { $0.traits.has(.sharesInstance) && $0.isOpen }
  }
}
