// How a key without arguments is read.
extension Container {
  /// The value of a key without arguments.
  @inlinable
  func read<K: InjectionKey>(_ key: K.Type, asked: SourceLocation) -> K.Value
  where K.Arguments == Void {
    // Safe: this container or a parent holds the slot, which has boxes of its key's type.
    let slot = unsafe plainPlace(of: key)
    if let box = unsafe slot?.readyBox {
      return unsafe Box<K.Value>.value(at: box, heldBy: self)
    }
    return unsafe value(of: key, slot, asked: asked)
  }

  /// The value of a key without arguments that isn't ready, where the slot is what ``plainPlace(of:)`` has found.
  @usableFromInline
  func value<K: InjectionKey>(
    of key: K.Type,
    _ slot: Unmanaged<Slot>?,
    asked: SourceLocation
  ) -> K.Value where K.Arguments == Void {
    guard let slot = unsafe slot else { return valueByAsking(of: key, asked: asked) }
    // Safe: this container, or one of its parents, which it holds, holds the slot, whose boxes have values of the key.
    if let box = unsafe slot.readyBox { return unsafe Box<K.Value>.value(at: box, heldBy: self) }
    if unsafe slot.onlyMakes(in: self, nil) {
      return unsafe slot.make(key, in: self, nil, asked: asked)
    }
    if let box = unsafe slot.keptBox {
      return unsafe unsafeDowncast(box, to: Box<K.Value>.self).value
    }
    if unsafe slot.onlyShares { return unsafe key.resolveShared(slot, asked: asked) }
    return valueByAsking(of: key, asked: asked)
  }

  /// The value of a key without arguments, where there is more to ask about.
  ///
  /// By itself, so that the way without keeps nothing for it.
  @inline(never)
  private func valueByAsking<K: InjectionKey>(
    of key: K.Type,
    asked: SourceLocation
  ) -> K.Value where K.Arguments == Void {
    key.resolve(in: ResolutionContext(container: self, asked: asked), ())
  }

  /// The slot that a read of a key finds, if the container has nothing to ask about.
  @usableFromInline
  func plainPlace(of key: Any.Type) -> Unmanaged<Slot>? {
    life.isPlain ? unsafe place(of: key) : nil
  }

  /// Where a call resolves.
  @usableFromInline
  func context(_ fileID: StaticString, _ line: UInt) -> ResolutionContext {
    ResolutionContext(container: self, asked: SourceLocation(fileID, line))
  }
}

extension Unmanaged<Slot> {
  /// The box of the shared instance, if a read may have it without asking anything else.
  ///
  /// - Precondition: The slot is held, and so is the container that was asked, until the box is opened.
  @inlinable var readyBox: UnsafeRawPointer? {
    // Safe: the slot is held meanwhile.
    unsafe _withUnsafeGuaranteedRef { unsafe $0.ready.box }
  }
}
