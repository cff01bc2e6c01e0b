/// How the shared instance of an eager module is made, without its types.
@safe
struct EagerMaking: Sendable {
  /// Reads the module's key, under the type by which it is called.
  private let body: @Sendable (Slot, ResolutionContext) -> Void

  /// Makes the instance wherever that is asked for.
  init<K: InjectionKey & SendableMetatype>(_ key: K.Type) where K.Arguments == Void {
    body = { slot, context in _ = slot.value(key, (), in: context) }
  }

  /// Makes the instance on the main actor.
  init<K: InjectionKey>(mainActor key: K.Type) where K.Arguments == Void {
    let onMainActor = OnMainActor { slot, context in _ = slot.value(K.self, (), in: context) }
    // Safe: both structs hold one function value, and a global actor is a part of a function's type and
    // not of its layout.
    body = unsafe unsafeBitCast(onMainActor, to: Anywhere.self).body
  }

  /// Makes the instance of a slot.
  ///
  /// - Precondition: The slot is one of the module, and a module of the main actor is asked for there.
  func callAsFunction(_ slot: Slot, _ context: ResolutionContext) {
    body(slot, context)
  }

  /// A closure as it is called.
  private struct Anywhere: Sendable {
    let body: @Sendable (Slot, ResolutionContext) -> Void
  }

  /// A closure of the main actor.
  private struct OnMainActor: Sendable {
    let body: @MainActor @Sendable (Slot, ResolutionContext) -> Void
  }
}
