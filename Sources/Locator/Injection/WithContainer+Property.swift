// How an object passes its container on to the objects that it creates.

/// Runs a closure with the container of a property as the current one.
///
/// Objects that a container makes read that container. Use this function in such an object if it creates others later,
/// so that they read the same container:
///
/// ```swift
/// final class ListModel {
///   @Inject(ServiceKey.self) var service
///
///   func open() -> Screen {
///     withContainer(of: $service) { Screen() }
///   }
/// }
/// ```
///
/// Objects that the closure creates reference the container as the property does. So they don't keep it alive if the
/// container made the object of the property. The modules of a `withContainer` around the call shadow those of the
/// container, too, so that a test can replace what a method makes.
///
/// > Important: Stops the program if the container was freed, or if the property was created before any container was
/// > built and none is built yet.
///
/// - Parameters:
///   - property: Any property of the object, `$name`.
///   - operation: The closure.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
/// - Complexity: O(1), plus the time of the closure.
public func withContainer<K, Result, Failure: Error>(
  of property: Inject<K>, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let container = property.container(at: property.location)
  defer { withExtendedLifetime(container) {} }
  return try TaskActivity.run(with: container.underLayers(property.reference), operation)
}

/// Runs an asynchronous closure with the container of a property as the current one.
public func withContainer<K, Result, Failure: Error>(
  of property: Inject<K>, operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let container = property.container(at: property.location)
  defer { withExtendedLifetime(container) {} }
  return try await TaskActivity.run(with: container.underLayers(property.reference), operation)
}

/// Runs a closure with modules that shadow those of a property's container.
///
/// Creates a child of that container for this one call. An object with ``Inject`` that the closure makes retains the
/// child, whose values it may read at any time, and the child retains its parent. Don't keep such an object in a shared
/// instance of the property's container: neither is ever freed then.
///
/// - Complexity: That of the container's initializer, plus the time of the closure.
public func withContainer<K, Result, Failure: Error>(
  of property: Inject<K>, fileID: StaticString = #fileID, line: UInt = #line,
  @ModuleBuilder _ modules: () -> [AnyModule], operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withContainer(of: property) { () throws(Failure) in
    try withContainer(fileID: fileID, line: line, modules, operation: operation)
  }
}

/// Runs an asynchronous closure with modules that shadow those of a property's container.
public func withContainer<K, Result, Failure: Error>(
  of property: Inject<K>, fileID: StaticString = #fileID, line: UInt = #line,
  @ModuleBuilder _ modules: () -> [AnyModule], operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withContainer(of: property) { () async throws(Failure) in
    try await withContainer(fileID: fileID, line: line, modules, operation: operation)
  }
}
