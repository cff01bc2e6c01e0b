// Most reads have next to nothing to ask about. This is all that they do: each type that such code asks the
// runtime for would take longer than the rest of it. And it is one function with whoever reads, which a closure that
// gets the slot itself wouldn't be.
extension Unmanaged<Slot> {
  /// Finds or makes the value for a need, or for a reader without arguments.
  ///
  /// - Parameters:
  ///   - key: The key that the slot was found by.
  ///   - container: The container that is asked, which holds the slot. It is plain: not closed, and nobody watches it.
  ///   - graph: The instances of the resolve that this is a part of, if it is part of one.
  ///   - ask: Finds or makes the value where there is more to ask about.
  /// - Returns: The value.
  @inline(__always)
  func plainValue<K: InjectionKey>(
    _ key: K.Type,
    in container: Container,
    _ graph: GraphInstances?,
    else ask: () -> K.Value
  ) -> K.Value {
    if let box = unsafe readyBox {
      // Safe: what is ready stays as long as the slot, in a box of its key's type.
      return unsafe Box<K.Value>.value(at: box, heldBy: container)
    }
    // Safe: the container holds the slot, here and below, or one of its parents does.
    if unsafe _withUnsafeGuaranteedRef({ $0.onlyMakes && $0.isOpen }),
      !container.hasGraphScope || graph?.isOver == false
    {
      let thread = unsafe ThreadContext.uncounted
      // Safe: the thread holds its object, and the caller the container.
      unsafe thread._withUnsafeGuaranteedRef { unsafe $0.push(self, container) }
      defer { unsafe thread._withUnsafeGuaranteedRef { $0.pop() } }
      return unsafe _withUnsafeGuaranteedRef { slot in
        slot.binding.makeInPlace(
          key,
          ResolutionContext(container: container, asked: slot.binding.location, graph: graph)
        )
      }
    }
    if let box = unsafe _withUnsafeGuaranteedRef({ $0.keptBox() }) {
      // Safe: a slot's instance always has the value type of the slot's key.
      return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
    }
    return ask()
  }
}
