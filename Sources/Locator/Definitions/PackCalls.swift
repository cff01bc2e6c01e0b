/// What a module depends on: the dependencies of the keys that it needs, which a closure adds.
///
/// A function that gets the keys themselves, any number of them, has the runtime make the type of their tuple, which
/// is another one for nearly each module.
@usableFromInline
func dependencies(
  _ first: [KeyDependency],
  _ add: (inout [KeyDependency]) -> Void
) -> [KeyDependency] {
  var result = first
  add(&result)
  return result
}

/// Calls a function with values and one more.
///
/// A call with an expansion and a last argument isn't accepted where the function has both parameters.
@usableFromInline
func apply<each Input, Output, Failure: Error>(
  _ function: (repeat each Input) throws(Failure) -> Output,
  to input: repeat each Input
) throws(Failure) -> Output {
  try function(repeat each input)
}

/// Calls a function of the main actor with values and one more.
@MainActor @usableFromInline
func applyOnMainActor<each Input, Output, Failure: Error>(
  _ function: @MainActor (repeat each Input) throws(Failure) -> Output,
  to input: repeat each Input
) throws(Failure) -> Output {
  try function(repeat each input)
}
