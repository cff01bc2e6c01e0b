// Most reads have next to nothing to ask about. This is all that they do: each type that such code asks the
// runtime for would take longer than the rest of it.
extension Slot {
  /// Finds or makes the value for a need, or for a reader without arguments.
  ///
  /// - Precondition: The container is plain: it isn't closed, and nobody watches it.
  func plainValue<K: InjectionKey>(_ key: K.Type, in context: ResolutionContext) -> K.Value {
    if let box = unsafe ready.box {
      // Safe: what is ready stays as long as the slot, in a box of its key's type.
      return unsafe Unmanaged<Box<K.Value>>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.value }
    }
    if onlyMakes, isOpen, !context.container.hasGraphScope || context.graph?.isOver == false {
      let thread = unsafe ThreadContext.uncounted
      // Safe: the thread holds its object, and the context its container, which holds the slot.
      unsafe thread._withUnsafeGuaranteedRef { $0.push(self, context.container) }
      defer { unsafe thread._withUnsafeGuaranteedRef { $0.pop() } }
      return factory.callWithoutArguments(
        key,
        ResolutionContext(container: context.container, asked: location, graph: context.graph)
      )
    }
    if let box = keptBox() {
      // Safe: a slot's instance always has the value type of the slot's key.
      return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
    }
    return key.resolve(in: context, key.noArguments)
  }
}
