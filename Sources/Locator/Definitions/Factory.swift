/// A factory, decorator, hook or injection without its types, which gets the arguments, instance or object in a box.
@usableFromInline
enum Factory: Sendable {
  @usableFromInline
  typealias Sync = @Sendable (ResolutionContext, AnyBox?) throws -> AnyBox

  case sync(Sync)
  /// Gets the container and the line of the module, with which it begins a resolve of its own: it may run on any actor,
  /// and the instances of a resolve stay where they are.
  case async(@concurrent @Sendable (Container, SourceLocation, AnyBox?) async throws -> AnyBox)

  @inline(never)  // A kilobyte for each place that waits.
  func run(
    in container: Container, _ location: SourceLocation, _ input: AnyBox?
  ) async throws -> AnyBox {
    switch self {
    case .sync(let run): try run(ResolutionContext(container, location).beginResolve(), input)
    case .async(let run): try await run(container, location, input)
    }
  }

  /// Generic over the key, not over the types of its values, which the runtime would look up at launch.
  static func boxing<K: BindingKey>(
    _ key: K.Type, _ make: Typed<K.Arguments, K.Value, K.Failure>
  ) -> Self where K.Failure: Error {
    .sync { context, arguments in
      AnyBox(try make.function(context, AnyBox.value(as: K.Arguments.self, in: arguments)))
    }
  }
}

/// A structure, because the compiler passes a bare function through another one that converts its arguments.
@usableFromInline
struct Typed<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let function: @Sendable (ResolutionContext, Input) throws(Failure) -> Output

  // Transparent, so that a module asks the runtime for no types of its value at launch.
  @_transparent
  @usableFromInline
  init(_ function: @escaping @Sendable (ResolutionContext, Input) throws(Failure) -> Output) {
    self.function = function
  }

  /// Wraps a function of the main actor, which only code of the main actor calls.
  @inline(__always)
  @usableFromInline
  init(
    mainActor function:
      @escaping @MainActor @Sendable (ResolutionContext, Input) throws(Failure) -> Output
  ) {
    // SAFETY: isolation is a part of a function's type, not of its layout. The key is isolated to the main actor, or
    // the container has a problem and makes nothing, so that the compiler has checked each read but those of generic
    // functions, for which the slot (`Slot.isOfMainActor`) and composed keys (`checkActor`) check the actor. Injections
    // are checked when they run.
    self = unsafe unsafeBitCast(MainActorFunction(function: function), to: Self.self)
  }

  private struct MainActorFunction: Sendable {
    let function: @MainActor @Sendable (ResolutionContext, Input) throws(Failure) -> Output
  }
}

extension Typed<Void, Void, Never> {
  /// Erases the types of a function, which only ``PlainFactory`` calls, with its own types again.
  @_transparent  // So that a module asks the runtime for no types of its value at launch.
  init<From, To, Thrown>(erasing typed: Typed<From, To, Thrown>) {
    // SAFETY: a function of any type is two words.
    self = unsafe unsafeBitCast(typed, to: Self.self)
  }

  /// SAFETY: the two words outlive neither the slot that stores them nor its definition, which retains the function.
  var plain: PlainFactory { unsafe unsafeBitCast(self, to: PlainFactory.self) }
}

/// An erased factory, decorator or hook, for the read of a transient instance.
struct PlainFactory: Sendable {
  /// The two words of the function, unretained: its definition retains it.
  private let function: (UInt, UInt)

  /// Calls the factory of a key without arguments that can't fail.
  @inline(__always)
  func make<Value>(_ type: Value.Type, in context: ResolutionContext) -> Value {
    // SAFETY: the key's values have the type that was erased, and who reads retains the container, and so the
    // definition.
    let typed = unsafe unsafeBitCast(self, to: Typed<Void, Value, Never>.self)
    return typed.function(context, ())
  }

  /// Calls a factory that reads what it needs, out of line, because another context retains its container.
  @inline(never)
  func make<Value>(
    _ type: Value.Type, in context: ResolutionContext, inside location: SourceLocation
  ) -> Value { make(type, in: context.inside(location)) }

  /// Calls a decorator of a key that can't fail.
  func wrap<Value>(_ value: Value, in context: ResolutionContext) -> Value {
    // SAFETY: as above.
    unsafe unsafeBitCast(self, to: Typed<Value, Value, Never>.self).function(context, value)
  }

  /// Calls a hook.
  func complete<Value>(_ value: Value, in context: ResolutionContext) {
    // SAFETY: as above.
    unsafe unsafeBitCast(self, to: Typed<Value, Void, Never>.self).function(context, value)
  }
}
