/// What a module does with an instance that was just made, without its types.
struct CreateHook: Sendable {
  /// What the closure gets beside the instance.
  let needs: [KeyDependency]

  /// Where the hook is written, if it has declared what it needs.
  let location: SourceLocation?

  /// The closure, which takes the instance in a box.
  private let function: ErasedFunction

  /// Keeps what a module does with its instances.
  init<Value>(
    needs: [KeyDependency] = [],
    at location: SourceLocation? = nil,
    _ body: @escaping @Sendable (ResolutionContext, Value) -> Void
  ) {
    self.needs = needs
    self.location = location
    function = ErasedFunction { (context, box: AnyObject) in body(context, Self.value(in: box)) }
  }

  /// Keeps what a module does with its instances on the main actor, where their factory has run.
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

  /// Runs the closure, where the factory has run.
  ///
  /// - Precondition: The box has a value of the module.
  func callAsFunction(_ context: ResolutionContext, _ box: AnyObject) { function(context, box) }

  /// The instance in a box.
  private static func value<Value>(in box: AnyObject) -> Value {
    // Safe: a module's hooks get the instances of the module alone.
    unsafe unsafeDowncast(box, to: Box<Value>.self).value
  }
}
