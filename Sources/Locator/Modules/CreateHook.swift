/// What a module does with an instance that was just made, without its types.
@safe
struct CreateHook: Sendable {
  /// The function under another type, by which it is never called.
  private let erased: Erased

  /// Keeps what a module does with its instances.
  init<Value>(_ body: @escaping @Sendable (Resolver, Value) -> Void) {
    // Safe: both structs hold one function value, whose layout doesn't depend on its type.
    erased = unsafe unsafeBitCast(Typed(body: body), to: Erased.self)
  }

  /// Keeps what a module does with its instances on the main actor.
  init<Value>(mainActor body: @escaping @MainActor @Sendable (Resolver, Value) -> Void) {
    // Safe: as above; a global actor is a part of a function's type and not of its layout.
    erased = unsafe unsafeBitCast(TypedOnMainActor(body: body), to: Erased.self)
  }

  /// Runs the closure, where the factory has run.
  ///
  /// - Precondition: The value is one of the module.
  func callAsFunction<Value>(_ resolver: Resolver, _ value: Value) {
    // Safe: a module's hooks get the instances of the module alone.
    unsafe unsafeBitCast(erased, to: Typed<Value>.self).body(resolver, value)
  }

  /// A closure as it is called.
  private struct Typed<Value>: Sendable {
    let body: @Sendable (Resolver, Value) -> Void
  }

  /// A closure of the main actor.
  private struct TypedOnMainActor<Value>: Sendable {
    let body: @MainActor @Sendable (Resolver, Value) -> Void
  }

  /// A closure as it is stored.
  private struct Erased: Sendable {
    let function: @Sendable () -> Void
  }
}
