/// Returns the dependencies of a module, to which a closure adds those of a parameter pack.
///
/// If the function took the keys of the pack themselves, the runtime would make the type of their tuple, which is
/// another one for nearly every module.
@usableFromInline
func dependencies(
  _ first: [KeyDependency],
  _ add: (inout [KeyDependency]) -> Void
) -> [KeyDependency] {
  var result = first
  add(&result)
  return result
}

/// Calls a function with a pack followed by one more argument.
///
/// The compiler doesn't accept a pack expansion and a last argument if the function has both parameters.
@usableFromInline
func apply<each Input, Output, Failure: Error>(
  _ function: (repeat each Input) throws(Failure) -> Output,
  to input: repeat each Input
) throws(Failure) -> Output {
  try function(repeat each input)
}

/// Calls a main-actor function with a pack followed by one more argument.
@MainActor @usableFromInline
func applyOnMainActor<each Input, Output, Failure: Error>(
  _ function: @MainActor (repeat each Input) throws(Failure) -> Output,
  to input: repeat each Input
) throws(Failure) -> Output {
  try function(repeat each input)
}
