// Most reads have next to nothing to ask about. This is all that they do: each type that such code asks the
// runtime for would take longer than the rest of it. And it is one function with its caller, which a closure that
// gets the slot itself wouldn't be.
//
// In these, a container is asked that holds the slot, and is plain: not closed, and not watched.
extension Unmanaged<Slot> {
  /// Whether a read has nothing to do but to run the factory.
  ///
  /// - Parameters:
  ///   - container: The container that is asked.
  ///   - graph: The instances of the resolve that the read is a part of, if it is part of one.
  /// - Returns: Whether that is so.
  @inline(__always)
  func onlyMakes(in container: Container, _ graph: GraphInstances?) -> Bool {
    // Safe: the container holds the slot, here and below, or one of its parents does.
    guard unsafe _withUnsafeGuaranteedRef({ $0.onlyMakes && $0.isOpen }) else { return false }
    guard let graph else { return !container.hasGraphScope }
    return !graph.mustBeAsked
  }

  /// Runs the factory, and does nothing else.
  @inline(__always)
  func make<K: InjectionKey>(
    _ key: K.Type,
    in container: Container,
    _ graph: GraphInstances?,
    asked: SourceLocation
  ) -> K.Value {
    let thread = unsafe ThreadContext.uncounted
    // Safe: the thread holds its object, and the caller the container.
    unsafe thread._withUnsafeGuaranteedRef { unsafe $0.push(self, container, asked: asked) }
    let (factory, location) = unsafe _withUnsafeGuaranteedRef { slot in
      unsafe (slot.binding.factoryAddress, slot.binding.location)
    }
    // Safe: what only makes is found by its key, which takes no arguments and never fails. In one expression with the
    // context, so that the call counts no references.
    let value = unsafe factory.factory(of: K.Value.self).pointee.make(
      in: ResolutionContext(container: container, asked: location, graph: graph)
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
    // Safe: the container holds the slot.
    unsafe _withUnsafeGuaranteedRef { slot in
      let context = ResolutionContext(
        container: container,
        asked: slot.binding.location,
        graph: graph
      )
      slot.finish(value, (), in: context)
    }
  }

  /// The instance of a scope that can be dropped, if it is there and there is nothing else to ask about.
  @inline(__always)
  var keptBox: AnyObject? {
    // Safe: the container holds the slot.
    unsafe _withUnsafeGuaranteedRef { $0.keptBox() }
  }

  /// Whether there is nothing to do but to make the instance that readers share, or to wait for it.
  @inline(__always)
  var onlyShares: Bool {
    // Safe: the container holds the slot.
    unsafe _withUnsafeGuaranteedRef { $0.onlyShares && $0.isOpen }
  }
}
