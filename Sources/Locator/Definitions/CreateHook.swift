/// A closure that a module runs on an instance right after it was made, without types.
struct CreateHook: Sendable {
  /// The needs whose values the closure gets beside the instance.
  let needs: [KeyDependency]

  /// The line of the hook, if it declares needs.
  let location: SourceLocation?

  /// The closure, which takes the box of the instance.
  private let function: ErasedFunction

  /// Creates a hook that runs wherever the factory ran.
  init<Value>(
    needs: [KeyDependency] = [],
    at location: SourceLocation? = nil,
    _ body: @escaping @Sendable (ResolutionContext, Value) -> Void
  ) {
    self.needs = needs
    self.location = location
    function = ErasedFunction { (context, box: AnyObject) in body(context, Self.value(in: box)) }
  }

  /// Creates a hook that runs on the main actor, as the factory did.
  init<Value>(
    mainActor body: @escaping @MainActor @Sendable (ResolutionContext, Value) -> Void,
    needs: [KeyDependency] = [],
    at location: SourceLocation? = nil
  ) {
    self.needs = needs
    self.location = location
    function = ErasedFunction(mainActor: { (context, box: AnyObject) in
      body(context, Self.value(in: box))
    })
  }

  /// Calls the closure, where the factory ran.
  ///
  /// - Precondition: The box has a value of the module.
  func callAsFunction(_ context: ResolutionContext, _ box: AnyObject) { function(context, box) }

  /// Returns the instance in a box.
  private static func value<Value>(in box: AnyObject) -> Value {
    // Safe: a module's hooks only get instances of that module.
    unsafe unsafeDowncast(box, to: Box<Value>.self).value
  }
}
