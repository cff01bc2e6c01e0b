/// What a module does with an instance that was just made, without its types.
@safe
struct CreateHook: Sendable {
  /// What the closure gets beside the instance.
  let needs: [KeyDependency]

  /// Where the hook is written, if it has declared what it needs.
  let location: SourceLocation?

  /// The function, which gets the instance in a box.
  private let body: @Sendable (ResolutionContext, AnyObject) -> Void

  /// Keeps what a module does with its instances.
  init<Value>(
    needs: [KeyDependency] = [],
    at location: SourceLocation? = nil,
    _ body: @escaping @Sendable (ResolutionContext, Value) -> Void
  ) {
    self.needs = needs
    self.location = location
    // Safe: a module's hooks get the instances of the module alone.
    self.body = { context, box in
      unsafe body(context, unsafeDowncast(box, to: Box<Value>.self).value)
    }
  }

  /// Keeps what a module does with its instances on the main actor.
  init<Value>(
    mainActor body: @escaping @MainActor @Sendable (ResolutionContext, Value) -> Void,
    needs: [KeyDependency] = [],
    at location: SourceLocation? = nil
  ) {
    // Safe: both structs hold one function value, and a global actor is a part of a function's type alone. The
    // module's factory has run on the main actor, and so do its hooks.
    let anywhere = unsafe unsafeBitCast(OnMainActor(body: body), to: Anywhere<Value>.self)
    self.init(needs: needs, at: location, anywhere.body)
  }

  /// Runs the closure, where the factory has run.
  ///
  /// - Precondition: The box has a value of the module.
  func callAsFunction(_ context: ResolutionContext, _ box: AnyObject) { body(context, box) }

  /// A closure that runs anywhere.
  private struct Anywhere<Value>: Sendable {
    let body: @Sendable (ResolutionContext, Value) -> Void
  }

  /// A closure of the main actor.
  private struct OnMainActor<Value>: Sendable {
    let body: @MainActor @Sendable (ResolutionContext, Value) -> Void
  }
}
