/// The slot of a shared instance in a container that is never freed, held without a count.
@safe
struct SharedSlot: Sendable {
  private let slot: Unmanaged<Slot>

  /// Holds the slot that a key finds in a container that is or was the root, if all readers share the instance.
  init?(of key: Any.Type, in container: Container) {
    guard let slot = container.slot(for: key), slot.isSharedByAll else { return nil }
    // Safe: nothing is retained or released, here or later.
    unsafe self.slot = .passUnretained(slot)
  }

  /// The instance, made if it isn't there, asked for through a container that somebody watches, if there is one.
  func value<K: InjectionKey>(
    as key: K.Type,
    through outside: Container?,
    asked: SourceLocation
  ) -> K.Value {
    guard let outside else { return value(as: key, asked: asked) }
    let context = ResolutionContext(container: outside, asked: asked)
    // Safe: as in `value(as:asked:)`.
    return unsafe slot._withUnsafeGuaranteedRef { slot in
      slot.value(key, K.noArguments, in: context)
    }
  }

  /// The instance, made if it isn't there.
  func value<K: InjectionKey>(as key: K.Type, asked: SourceLocation) -> K.Value {
    // Safe: the container is retained for good, and with it its parents and its slots.
    unsafe slot._withUnsafeGuaranteedRef { slot in
      guard slot.observer == nil else {
        let context = ResolutionContext(container: slot.declaringContainer, asked: asked)
        return slot.value(key, K.noArguments, in: context)
      }
      return slot.sharedInstance(key, K.noArguments, asked: asked)
    }
  }

  /// The container that declares the module, which is never freed.
  var reference: ContainerReference {
    // Safe: as in `value(as:asked:)`.
    unsafe slot._withUnsafeGuaranteedRef { .made(by: $0.declaringContainer) }
  }

  /// Whether the instance is there.
  var isResolved: Bool {
    // Safe: as in `value(as:asked:)`.
    unsafe slot._withUnsafeGuaranteedRef { $0.hasInstance }
  }
}
