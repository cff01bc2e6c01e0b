/// What a module depends on: the dependencies of the keys that it needs, which a closure adds.
///
/// A function that gets the keys themselves, any number of them, has the runtime make the type of their tuple, which
/// is another one for nearly each module.
func dependencies(_ add: (inout [Dependency]) -> Void) -> [Dependency] {
  var result: [Dependency] = []
  add(&result)
  return result
}

extension BindingKey {
  /// The arguments of a key that takes none.
  ///
  /// - Precondition: The arguments are `Void`. A container refuses to work if one of its modules needs a
  ///   key that takes arguments, and a shared slot without a table belongs to a key that takes none.
  static var noArguments: Arguments {
    // Safe: `Void` has one value, without a bit.
    unsafe unsafeBitCast((), to: Arguments.self)
  }
}

extension BindingKey {
  /// Finds or makes the value for an asynchronous module that needs the key.
  ///
  /// - Throws: What making the value throws, as the error that the module throws.
  static func resolveAsynchronously<ModuleFailure: Error>(
    in context: ResolutionContext,
    throwing: ModuleFailure.Type
  ) async throws(ModuleFailure) -> Value {
    do throws(Failure) {
      return try await resolveAsynchronously(in: context, noArguments)
    } catch {
      // A container refuses to work if a need of one of its modules can throw anything else.
      guard let error = error as? ModuleFailure else {
        preconditionFailure("A need that throws '\(Failure.self)' is a bug in Locator.")
      }
      throw error
    }
  }
}

/// Calls a function with values and one more.
///
/// A call with an expansion and a last argument isn't accepted where the function has both parameters.
@inlinable
func apply<each Input, Output, Failure: Error>(
  _ function: (repeat each Input) throws(Failure) -> Output,
  to input: repeat each Input
) throws(Failure) -> Output {
  try function(repeat each input)
}

/// Calls a function of the main actor with values and one more.
@MainActor
func applyOnMainActor<each Input, Output, Failure: Error>(
  _ function: @MainActor (repeat each Input) throws(Failure) -> Output,
  to input: repeat each Input
) throws(Failure) -> Output {
  try function(repeat each input)
}

/// Gives an asynchronous function its values and one more.
///
/// The call is left to the caller: made in here it would give back its stack in the wrong order, which
/// ends the program.
func bind<each Input, Output, Failure: Error>(
  _ function: @escaping @concurrent (repeat each Input) async throws(Failure) -> Output,
  to input: repeat each Input
) -> @concurrent () async throws(Failure) -> Output {
  let input = (repeat each input)
  return { () async throws(Failure) in try await function(repeat each input) }
}

/// Gives an asynchronous function that never fails its values and one more.
///
/// By itself, because the compiler crashes where it has to make `throws(Never)` of the other one.
func bindInfallible<each Input, Output>(
  _ function: @escaping @concurrent (repeat each Input) async -> Output,
  to input: repeat each Input
) -> @concurrent () async -> Output {
  let input = (repeat each input)
  return { await function(repeat each input) }
}
