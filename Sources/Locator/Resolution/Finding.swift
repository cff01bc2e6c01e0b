/// What a container finds for a key, as far as it can be told without the key's types.
///
/// Each key has code of its own to open a box and to run a factory, and shares all else. So a key adds little
/// to the size of a program, and to the time that it takes to compile.
@unsafe
@usableFromInline
enum Finding {
  /// The box of a shared instance, which stays as long as the container.
  case ready(UnsafeRawPointer)

  /// The box of a shared instance that can be dropped.
  case kept(AnyObject)

  /// The slot of a module whose factory is all that there is to run. It has begun to run, and its container is
  /// the current one on this thread until ``Frame/end()``.
  case factory(Unmanaged<Slot>)

  /// Anything else: nothing, an instance to make that is to be shared, or something to ask about.
  case other
}

@available(*, unavailable)
extension Finding: Sendable {}

extension Container {
  /// The box of the shared instance that a plain read of a key finds, if it needn't ask anything.
  @usableFromInline
  func readyBox(of key: Any.Type) -> UnsafeRawPointer? {
    guard life.isPlain, let slot = unsafe place(of: key) else { return nil }
    // Safe: this container and its parents hold their tables, which hold the slot.
    return unsafe slot._withUnsafeGuaranteedRef { unsafe $0.ready.box }
  }

  /// What a plain read of a key finds.
  ///
  /// A factory has begun to run then, and the caller runs it to its end.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - graph: The instances of the resolve that this is a part of, if it is part of one.
  /// - Returns: What there is.
  @usableFromInline
  func find(_ key: Any.Type, _ graph: GraphInstances?) -> Finding {
    guard life.isPlain, let slot = unsafe place(of: key) else { return unsafe .other }
    // Safe: this container and its parents hold their tables, which hold the slot.
    return unsafe slot._withUnsafeGuaranteedRef { slot in
      if let box = unsafe slot.ready.box { return unsafe .ready(box) }
      if slot.onlyMakes {
        let isInOneResolve = !hasGraphScope || graph?.isOver == false
        guard isInOneResolve, slot.isOpen else { return unsafe .other }
        Frame.begin(slot, self)
        return unsafe .factory(.passUnretained(slot))
      }
      return unsafe slot.keptBox().map { unsafe .kept($0) } ?? .other
    }
  }
}
