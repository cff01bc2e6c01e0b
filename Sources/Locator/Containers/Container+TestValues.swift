// The values of keys that no module binds, in tests and in previews. Only reads that find no module come here.

extension Container {
  /// Returns whether unbound keys have values in a container with a watch: those for previews, or those for tests.
  private static func hasTestValues(_ watch: EscapeWatch?) -> Bool {
    watch?.givesTestValues == true || Preview.isRunning
  }

  /// Returns whether a need has a value without a module, in a container with a watch.
  @inline(never)
  static func hasTestValue(for need: KeyDependency, watchedBy watch: EscapeWatch?) -> Bool {
    hasTestValues(watch) && need.mayHaveTestValue
  }

  /// Returns the slot of the test value or the preview value of an unbound key, if it has one here.
  ///
  /// The outermost container of the test or the preview owns the slot, so that a test has one, and every reader retains
  /// it.
  func slotOfTestValue(of key: any TestInjectionKey.Type) -> Slot? {
    guard Self.hasTestValues(watch) else { return nil }
    let owner = ancestry.first(where: \.givesTestValues) ?? ancestry[0]
    if let slot = owner.lifecycle.testSlot(of: key, in: owner) { return slot }
    let definition = ModuleDefinition(
      key,
      lifetime: .singleton,
      needs: [],
      location: owner.location,
      factory: key.factory(isForTests: owner.givesTestValues)
    )
    let slot = Slot(definition, isObserved: owner.observer != nil)
    slot.setContainer(owner)
    return owner.lifecycle.testSlot(of: key, in: owner, orAdd: slot)
  }

  /// Returns the slots that a property reads: those of a key's modules, or else that of its test value.
  func slots(forValueOf need: KeyDependency) -> [Slot] {
    let slots = slots(ofAll: need.key)
    guard slots.isEmpty, need.kind == .required || need.kind == .optional,
      let key = need.key as? any TestInjectionKey.Type, let slot = slotOfTestValue(of: key)
    else { return slots }
    return [slot]
  }

  /// Returns the slot of a key's module, or else of its test value.
  func slotOrTestSlot<K: BindingKey>(for key: K.Type) -> Slot? {
    slot(for: key) ?? (key as? any TestInjectionKey.Type).flatMap { slotOfTestValue(of: $0) }
  }

  /// The container of a preview that reads before one is built.
  private static let ofPreview = Container(parent: nil, at: .unknown, [])

  /// Returns the container to read where none is current.
  ///
  /// In a preview that has a value for the need, this is an empty one. Otherwise, the program stops.
  @inline(never)
  static func withoutRoot(for need: KeyDependency?, callSite: SourceLocation) -> Container {
    guard Preview.isRunning, need?.mayHaveTestValue != false else {
      RootStandIn.refuse(need, callSite: callSite)
    }
    return ofPreview
  }
}

extension TestInjectionKey {
  /// Returns the factory of the test value or the preview value.
  fileprivate static func factory(isForTests: Bool) -> ErasedFunction {
    .evaluating { isForTests ? testValue : previewValue }
  }
}

extension ErasedFunction {
  /// Returns the factory of a key that evaluates a closure.
  fileprivate static func evaluating<Value>(_ value: @escaping () -> Value) -> Self {
    // Safe: the factory runs where the key is read, and so on the actor to which the key is isolated.
    nonisolated(unsafe) let value = value
    return ErasedFunction { (_: ResolutionContext, _: Void) in unsafe value() }
  }
}

extension KeyDependency {
  /// Whether the key has a value for tests and previews.
  package var hasTestValue: Bool { key is any TestInjectionKey.Type }

  /// Whether the key has a value for tests and previews, as far as can be known here.
  ///
  /// Off its actor, no conformance of an isolated key is found, not even that to `BindingKey`, which it has for certain.
  /// The read, which is on the actor, finds out.
  fileprivate var mayHaveTestValue: Bool { hasTestValue || !(key is any BindingKey.Type) }
}
