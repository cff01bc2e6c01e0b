/// What a module depends on, given the keys that it needs.
func dependencies<each Need: InjectionKey>(_ needs: repeat (each Need).Type) -> [Dependency] {
  var result: [Dependency] = []
  for need in repeat each needs {
    result.append(need.dependency)
  }
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

extension InjectionKey {
  /// Finds or makes the value for a module that needs the key.
  static func resolve(in context: ResolutionContext) -> Value {
    resolve(in: context, noArguments)
  }
}

/// Calls a function with values and one more.
///
/// A call with an expansion and a last argument isn't accepted where the function has both parameters.
func apply<each Input, Output, Failure: Error>(
  _ function: (repeat each Input) throws(Failure) -> Output,
  to input: repeat each Input
) throws(Failure) -> Output {
  try function(repeat each input)
}

/// Calls a function of the main actor with values and one more.
@MainActor
func applyOnMainActor<each Input, Output>(
  _ function: @MainActor (repeat each Input) -> Output,
  to input: repeat each Input
) -> Output {
  function(repeat each input)
}
