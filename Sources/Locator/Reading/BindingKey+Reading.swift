extension BindingKey {
  /// Whether a read of the key has a value: a module, a default, or a test value.
  static func hasValue(in context: ResolutionContext) -> Bool {
    context.container.slot(for: Self.self) != nil
      || _Form.composition?._hasValue(in: context) ?? hasOwnValue(in: context.container)
  }

  /// Whether a read of the key makes no instance, because all exist.
  static func hasInstances(in context: ResolutionContext) -> Bool {
    if let slot = context.container.slot(for: Self.self) { return slot.hasInstance(in: context) }
    if let composition = _Form.composition { return composition._hasInstances(in: context) }
    let test = (self as? any TestInjectionKey.Type).flatMap(context.container.slotOfTestValue)
    return test?.hasInstance(in: context) == true
  }

  static func box(in context: ResolutionContext) throws -> AnyBox {
    guard let slot = context.container.slot(for: Self.self) else {
      context.container.stopIfProblems(callSite: context.callSite)
      return try _Form.composition?._box(in: context) ?? ownBox(in: context)
    }
    return try slot.box(in: context)
  }

  static func asyncBox(in context: ResolutionContext) async throws -> AnyBox {
    guard let slot = context.container.slot(for: Self.self) else {
      context.container.stopIfProblems(callSite: context.callSite)
      return try await _Form.composition?._asyncBox(in: context) ?? ownBox(in: context)
    }
    return try await slot.asyncBox(in: context)
  }

  /// Returns the value of a module, if it is known, and else that of the key.
  static func box(
    of module: Unretained<Slot>?, in context: ResolutionContext
  ) throws -> AnyBox {
    try module?.object.box(in: context) ?? box(in: context)
  }

  static func asyncBox(
    of module: Unretained<Slot>?, in context: ResolutionContext
  ) async throws -> AnyBox {
    guard let module else { return try await asyncBox(in: context) }
    return try await module.object.asyncBox(in: context)
  }
}

// MARK: - Values of single modules, for lists, maps and names

extension BindingKey where _Form: _ElementForm {
  /// The key whose modules have the values.
  static var keyOfElements: Any.Type { _Form.composition?._dependency.key ?? Self.self }

  /// The key itself, if its value resolves the module later.
  private static var deferred: (any DeferredComposition.Type)? {
    _Form.composition == nil ? nil : Self.self as? any DeferredComposition.Type
  }

  static func hasInstance(of slot: Slot, in context: ResolutionContext) -> Bool {
    deferred == nil && slot.hasInstance(in: context)
  }

  static func box(of slot: Slot, in context: ResolutionContext) throws -> AnyBox {
    if let deferred { return deferred.box(of: slot, in: context) }
    context.checkActor(of: Self.self, reading: slot)
    return try slot.box(in: context)
  }

  static func asyncBox(of slot: Slot, in context: ResolutionContext) async throws -> AnyBox {
    deferred == nil && slot.isAsynchronous
      ? try await slot.asyncBox(in: context) : try box(of: slot, in: context)
  }

  /// Returns the values in boxes, in one resolve.
  static func boxes(of slots: [Slot], in context: ResolutionContext) throws -> [AnyBox] {
    if let deferred { return slots.map { deferred.box(of: $0, in: context) } }
    context.checkActor(of: Self.self, reading: slots.first(where: \.definition.isOfMainActor))
    let context = context.beginResolve()
    // A loop, because a closure of a generic function isn't specialized.
    var boxes: [AnyBox] = []
    boxes.reserveCapacity(slots.count)
    for slot in slots { boxes.append(try slot.box(in: context)) }
    return boxes
  }

  /// Returns the values in boxes, which are made side by side if a module is asynchronous.
  static func asyncBoxes(
    of slots: [Slot], in context: ResolutionContext
  ) async throws -> [AnyBox] {
    deferred == nil && slots.contains(where: \.isAsynchronous)
      ? try await context.asyncBoxes(of: slots) : try boxes(of: slots, in: context)
  }
}

extension DeferredComposition {
  fileprivate static func box(of slot: Slot, in context: ResolutionContext) -> AnyBox {
    box(.made(by: context.container), context.arguments, of: Unretained(slot))
  }
}

// MARK: - Values of keys that no module binds

extension BindingKey {
  private static func hasOwnValue(in container: Container) -> Bool {
    self is any DefaultInjectionKey.Type || container.hasTestValue(for: self)
  }

  private static func ownBox(in context: ResolutionContext) throws -> AnyBox {
    if let key = self as? any TestInjectionKey.Type,
      let slot = context.container.slotOfTestValue(of: key)
    {
      return try slot.box(in: context)
    }
    guard let key = self as? any DefaultInjectionKey.Type else {
      context.container.stopUnbound(self, callSite: context.callSite)
    }
    return key.defaultBox
  }
}

extension DefaultInjectionKey {
  fileprivate static var defaultBox: AnyBox { AnyBox(defaultValue) }
}

// MARK: - Errors with their type

extension BindingKey where Failure: Error {
  static func value(
    _ arguments: AnyBox?, of module: Unretained<Slot>? = nil, in context: ResolutionContext
  ) throws(Failure) -> Value {
    do {
      return AnyBox.value(in: try box(of: module, in: context.with(arguments)))
    } catch {
      throw castError(error, to: Failure.self)
    }
  }

  static func asyncValue(
    _ arguments: AnyBox?, of module: Unretained<Slot>? = nil, in context: ResolutionContext
  ) async throws(Failure) -> Value {
    try await throwing(Failure.self) {
      AnyBox.value(in: try await asyncBox(of: module, in: context.with(arguments)))
    }
  }

  /// Returns the value for an asynchronous module that needs it, and that throws the same error.
  @usableFromInline
  static func value<Thrown: Error>(
    throwing failure: Thrown.Type, in context: ResolutionContext
  ) async throws(Thrown) -> Value {
    try await throwing(Thrown.self) { AnyBox.value(in: try await asyncBox(in: context)) }
  }
}

/// Returns an error with its type, which the key of the factory that throws it guarantees.
@inline(never)
func castError<Failure: Error>(_ error: any Error, to failure: Failure.Type) -> Failure {
  guard let error = error as? Failure else {
    preconditionFailure(
      "A read of a key of '\(failure)' that throws '\(error)' is a bug in Locator."
    )
  }
  return error
}

/// Runs code that throws errors of one type; synchronous reads do without, because a level of a chain takes less stack.
func throwing<Result, Failure: Error>(
  _ failure: Failure.Type, _ body: () throws -> Result
) throws(Failure) -> Result {
  do { return try body() } catch { throw castError(error, to: Failure.self) }
}

/// Runs asynchronous code that throws errors of one type.
func throwing<Result, Failure: Error>(
  _ failure: Failure.Type, _ body: () async throws -> Result
) async throws(Failure) -> Result {
  do { return try await body() } catch { throw castError(error, to: Failure.self) }
}

// MARK: - The fast path

extension InjectionKey {
  /// A ready singleton and a transient instance keep their types: the rows `read-singleton`, `make-transient` and
  /// `make-hooked` of the benchmark show what that is worth.
  @usableFromInline
  static func resolve(in context: ResolutionContext) -> Value {
    // The container retains the slot.
    guard let slot = context.fastPathSlot(of: Self.self) else { return value(nil, in: context) }
    if let box = slot.readyBox { return AnyBox.value(in: box, heldBy: context) }
    if let factory = slot.plainFactory(in: context) {
      return slot.with { $0.isFactoryAlone }
        ? make(slot, factory, in: context) : make(slot, completing: factory, in: context)
    }
    return AnyBox.value(in: slot.neverFailingBox(in: context))
  }

  @inline(__always)
  private static func make(
    _ slot: Unretained<Slot>, _ factory: PlainFactory, in context: ResolutionContext
  ) -> Value {
    let thread = ThreadActivity.unretained
    let container = Unretained(context.container)
    thread.with { $0.push(slot, container, context.callSite) }
    let (location, needsNone) = slot.with { ($0.definition.location, $0.definition.needs.isEmpty) }
    let value =
      needsNone
      ? factory.make(Value.self, in: context)
      : factory.make(Value.self, in: context, inside: location)
    thread.with { $0.pop() }
    if thread.with({ $0.hasLateHooks }) { ThreadActivity.current.runLateHooks() }
    return value
  }

  /// Makes an instance whose read is observed, that decorators wrap, or on which hooks run.
  @inline(never)
  private static func make(
    _ slot: Unretained<Slot>, completing factory: PlainFactory, in context: ResolutionContext
  ) -> Value {
    guard slot.with({ $0.isObserved }),
      let read = ObservedRead.begin(of: slot.object, context.callSite)
    else { return makeUnobserved(slot, factory, in: context) }
    read.willMake()
    return read.run { makeUnobserved(slot, factory, in: context) }
  }

  private static func makeUnobserved(
    _ slot: Unretained<Slot>, _ factory: PlainFactory, in context: ResolutionContext
  ) -> Value {
    let thread = ThreadActivity.unretained
    let container = Unretained(context.container)
    thread.with { $0.push(slot, container, context.callSite) }
    let (definition, decorators, hooks) = slot.with {
      ($0.definition, $0.decorators, $0.createHooks)
    }
    var value =
      definition.needs.isEmpty
      ? factory.make(Value.self, in: context)
      : factory.make(Value.self, in: context, inside: definition.location)
    for decorator in decorators {
      guard let wrap = decorator.erasedFactory?.plain else { continue }
      value = wrap.wrap(value, in: context.inside(decorator.location))
    }
    for hook in hooks {
      guard let run = hook.erasedFactory?.plain else { continue }
      thread.with { $0.push(slot, container, hook.location, isHook: true) }
      run.complete(value, in: context.inside(hook.location))
      thread.with { $0.pop() }
    }
    thread.with { $0.pop() }
    if thread.with({ $0.hasLateHooks }) { ThreadActivity.current.runLateHooks() }
    return value
  }
}

extension ResolutionContext {
  /// Returns the slot of a key, unless the read has to be looked at.
  @inline(__always)
  fileprivate func fastPathSlot(of key: Any.Type) -> Unretained<Slot>? {
    container.isPlain ? container.unretainedSlot(of: key) : nil
  }
}

extension Unretained<Slot> {
  @_transparent  // In Debug, where a call would take 130 bytes of the stack of each level.
  fileprivate func neverFailingBox(in context: ResolutionContext) -> AnyBox {
    do {
      return try object.box(in: context)
    } catch {
      let _: Never = castError(error, to: Never.self)
    }
  }

  @inline(__always)
  fileprivate var readyBox: Unretained<AnyObject>? { with { $0.readyBox } }

  @inline(__always)
  fileprivate func plainFactory(in context: ResolutionContext) -> PlainFactory? {
    context.graph != nil || !context.container.hasGraphScope ? with { $0.plainFactory } : nil
  }
}

extension Container {
  /// Calls nothing, so that a read saves no registers, and has no box if reads have to be looked at.
  @usableFromInline
  func readyBox(of key: Any.Type) -> Unretained<AnyObject>? {
    isPlain ? slots.words(numbered: declarations.table.number(of: key)).instance.readyObject : nil
  }
}
