/// The slot of a shared instance in an immortal container, unretained.
@safe
@usableFromInline
struct ImmortalSlot: Sendable {
  @usableFromInline let slot: Unmanaged<Slot>

  /// Creates a reference to a slot.
  ///
  /// - Precondition: The container that declares the slot is never freed.
  private init(slot: Unmanaged<Slot>) { unsafe self.slot = unsafe slot }

  /// Creates a reference to the slot of a key in an immortal container, if all readers share the instance.
  ///
  /// Fails for the slot of a parent, because it stays open when the root is closed.
  init?(of key: Any.Type, in container: Container) {
    guard let slot = container.slot(for: key), slot.traits.has(.servesProperties),
      slot.isDeclared(by: container)
    else { return nil }
    // Safe: nothing is retained or released, here or later.
    unsafe self.slot = .passUnretained(slot)
  }

  /// Returns the slot that a property reads in the current container, if the property needs no cell.
  ///
  /// - Parameter key: The key of the property.
  /// - Returns: The slot, and whether it is that of the root because no other container is current.
  @usableFromInline
  static func current(for key: Any.Type) -> (slot: ImmortalSlot, isOfRoot: Bool)? {
    // A shortcut for most properties, without a retain.
    if ThreadActivity.isIdle, !TaskActivity.exists, let root = unsafe Container.unretainedRoot {
      // Safe: a container that was installed as the root is retained for good, together with its slots.
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

  /// The box of the instance, if the fast path may return it.
  @inlinable var readyBox: UnsafeRawPointer? {
    // Safe: as in `value(as:callSite:)`.
    unsafe slot.readyBox
  }

  /// Returns the box of an instance that can be dropped, if it exists and a read needs no other check.
  func resettableBox() -> AnyObject? {
    // Safe: as in `value(as:callSite:)`.
    unsafe slot._withUnsafeGuaranteedRef { $0.resettableBox() }
  }

  /// Resolves the instance, through the stand-in for the root if tests watch it.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - standIn: The container that stands in for the root, if any.
  ///   - callSite: The line of the property.
  /// - Returns: The instance.
  func value<K: InjectionKey>(
    as key: K.Type,
    through standIn: Container?,
    callSite: SourceLocation
  ) -> K.Value {
    guard let standIn else { return value(as: key, callSite: callSite) }
    let context = ResolutionContext(container: standIn, callSite: callSite)
    // Safe: as in `value(as:callSite:)`.
    return unsafe slot._withUnsafeGuaranteedRef { slot in
      slot.value(key, K.noArguments, in: context)
    }
  }

  /// Resolves the instance.
  func value<K: InjectionKey>(as key: K.Type, callSite: SourceLocation) -> K.Value {
    // Safe: the container is retained for good, together with its parents and its slots.
    unsafe slot._withUnsafeGuaranteedRef { slot in
      guard slot.observer == nil else {
        let context = ResolutionContext(container: slot.declaringContainer, callSite: callSite)
        return slot.value(key, K.noArguments, in: context)
      }
      return slot.sharedValue(key, K.noArguments, throwing: Never.self, callSite: callSite)
    }
  }

  /// The container that declares the module, which is never freed.
  var container: Container {
    // Safe: as in `value(as:callSite:)`.
    unsafe slot._withUnsafeGuaranteedRef { $0.declaringContainer }
  }

  /// The reference of an object that the container makes.
  var reference: ContainerReference { .made(by: container) }

  /// Whether the instance exists.
  var isResolved: Bool {
    // Safe: as in `value(as:callSite:)`.
    unsafe slot._withUnsafeGuaranteedRef { $0.hasInstance }
  }
}
