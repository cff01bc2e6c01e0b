/// The slot of a shared instance in a container that is never freed, held without a count.
@safe
@usableFromInline
struct ImmortalSlot: Sendable {
  @usableFromInline let slot: Unmanaged<Slot>

  /// Holds a slot.
  ///
  /// - Precondition: The container that declares it is never freed.
  private init(slot: Unmanaged<Slot>) { unsafe self.slot = unsafe slot }

  /// Holds the slot that a key finds in a container that is or was the root, if all readers share the instance.
  ///
  /// The slot of a parent isn't held so, because it is open when the root is closed.
  init?(of key: Any.Type, in container: Container) {
    guard let slot = container.slot(for: key), slot.traits.has(.servesProperties),
      slot.isDeclared(by: container)
    else { return nil }
    // Safe: nothing is retained or released, here or later.
    unsafe self.slot = .passUnretained(slot)
  }

  /// The slot that a property of a key finds here and now, if it needs no cell of its own.
  ///
  /// - Parameter key: The key.
  /// - Returns: The slot, and whether the root has it because no other container was current.
  @usableFromInline
  static func current(for key: Any.Type) -> (slot: ImmortalSlot, isOfRoot: Bool)? {
    // As below, in the case of most properties, without counting a reference.
    if let root = unsafe Container.uncountedRoot, ThreadActivity.isIdle, !TaskActivity.exists {
      // Safe: a container that was installed as the root is retained for good, and with it its slots.
      guard let slot = unsafe root._withUnsafeGuaranteedRef({ unsafe $0.unretainedSlot(of: key) }),
        unsafe root._withUnsafeGuaranteedRef({ root in
          unsafe slot._withUnsafeGuaranteedRef {
            $0.traits.has(.servesProperties) && $0.isDeclared(by: root)
          }
        })
      else { return nil }
      return unsafe (ImmortalSlot(slot: slot), true)
    }
    return switch ContainerReference.current {
    case .root(let root): ImmortalSlot(of: key, in: root.container).map { ($0, true) }
    case .owner(let root): ImmortalSlot(of: key, in: root.container).map { ($0, false) }
    case .none, .strong, .weak: nil
    }
  }

  /// The box of the instance, if a read may have it without asking anything.
  @inlinable var readyBox: UnsafeRawPointer? {
    // Safe: as in `value(as:asked:)`.
    unsafe slot.readyBox
  }

  /// The box of an instance that can be dropped, if it is there and a read needn't ask anything else.
  func resettableBox() -> AnyObject? {
    // Safe: as in `value(as:asked:)`.
    unsafe slot._withUnsafeGuaranteedRef { $0.resettableBox() }
  }

  /// The instance, made if it isn't there, asked for through a container that somebody watches, if there is one.
  func value<K: InjectionKey>(
    as key: K.Type,
    through outside: Container?,
    callSite: SourceLocation
  ) -> K.Value {
    guard let outside else { return value(as: key, callSite: callSite) }
    let context = ResolutionContext(container: outside, callSite: callSite)
    // Safe: as in `value(as:asked:)`.
    return unsafe slot._withUnsafeGuaranteedRef { slot in
      slot.value(key, K.noArguments, in: context)
    }
  }

  /// The instance, made if it isn't there.
  func value<K: InjectionKey>(as key: K.Type, callSite: SourceLocation) -> K.Value {
    // Safe: the container is retained for good, and with it its parents and its slots.
    unsafe slot._withUnsafeGuaranteedRef { slot in
      guard slot.observer == nil else {
        let context = ResolutionContext(container: slot.declaringContainer, callSite: callSite)
        return slot.value(key, K.noArguments, in: context)
      }
      return slot.sharedValue(key, K.noArguments, callSite: callSite)
    }
  }

  /// The container that declares the module, which is never freed.
  var container: Container {
    // Safe: as in `value(as:asked:)`.
    unsafe slot._withUnsafeGuaranteedRef { $0.declaringContainer }
  }

  /// The same, as an object of the container holds it.
  var reference: ContainerReference { .made(by: container) }

  /// Whether the instance is there.
  var isResolved: Bool {
    // Safe: as in `value(as:asked:)`.
    unsafe slot._withUnsafeGuaranteedRef { $0.hasInstance }
  }
}
