// How an object passes its container on to the objects that it makes.

/// Runs a closure in the container that a property reads.
///
/// The objects that a container makes find its values by their own properties. Use this where such an object makes
/// others later on, so that those find the same values:
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
/// What the closure makes holds the container as the object does: an object that a container has made doesn't keep the
/// container alive, and neither do those that it makes here.
///
/// > Important: Stops the program if the container is freed, or if the property was made before a container was built
/// > and there is none yet.
///
/// - Parameters:
///   - property: Any property of the object, `$name`.
///   - operation: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
/// - Complexity: O(1), plus the time that the closure takes.
public func withContainer<K, Result, Failure: Error>(
  of property: Inject<K>,
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try TaskActivity.run(with: property.reference, operation)
}

/// Runs an asynchronous closure in the container that a property reads.
///
/// As in the form for a synchronous closure, the tasks that the closure starts read the container, too.
///
/// ```swift
/// let screen = Screen()
/// await withContainer(of: screen.$service) { await Screen().load() }
/// ```
///
/// - Parameters:
///   - property: Any property of the object, `$name`.
///   - operation: The closure, which runs where the caller is isolated.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
/// - Complexity: O(1), plus the time that the closure takes.
public func withContainer<K, Result, Failure: Error>(
  of property: Inject<K>,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await TaskActivity.run(with: property.reference, operation)
}

/// Runs a closure with modules that override those of the container that a property reads.
///
/// Makes a child of that container for this one call. The modules shadow those of the container.
///
/// ```swift
/// let screen = Screen()
/// withContainer(of: screen.$service) {
///   Module(ClockKey.self) { FixedClock() }
/// } operation: {
///   Screen().service.doSomething()
/// }
/// ```
///
/// - Parameters:
///   - property: Any property of the object, `$name`.
///   - fileID: The file that the call is written in.
///   - line: The line that the call is written on.
///   - modules: The modules.
///   - operation: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
/// - Complexity: That of making the container, plus the time that the closure takes.
public func withContainer<K, Result, Failure: Error>(
  of property: Inject<K>,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  @ModuleBuilder _ modules: () -> [AnyModule],
  operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let location = SourceLocation(fileID, line)
  return try withContainer(
    .layer(over: property.container(at: location), at: location, modules),
    operation: operation
  )
}

/// Runs an asynchronous closure with modules that override those of the container that a property reads.
///
/// As in the form for a synchronous closure, the tasks that the closure starts see the modules, too.
///
/// ```swift
/// let screen = Screen()
/// await withContainer(of: screen.$service) {
///   Module(ClockKey.self) { FixedClock() }
/// } operation: {
///   await Screen().load()
/// }
/// ```
///
/// - Parameters:
///   - property: Any property of the object, `$name`.
///   - fileID: The file that the call is written in.
///   - line: The line that the call is written on.
///   - modules: The modules.
///   - operation: The closure, which runs where the caller is isolated.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
/// - Complexity: That of making the container, plus the time that the closure takes.
public func withContainer<K, Result, Failure: Error>(
  of property: Inject<K>,
  fileID: StaticString = #fileID,
  line: UInt = #line,
  @ModuleBuilder _ modules: () -> [AnyModule],
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let location = SourceLocation(fileID, line)
  return try await withContainer(
    .layer(over: property.container(at: location), at: location, modules),
    operation: operation
  )
}

extension Inject {
  /// How the property holds its container, or the end of the program if the container is freed or there is none.
  fileprivate var reference: ContainerReference {
    let reference = noted
    if reference.container == nil { _ = container(at: location) }
    return reference
  }

  /// The container that the property reads, or the end of the program if it is freed or there is none.
  fileprivate func container(at callSite: SourceLocation) -> Container {
    let reference = noted
    if case .none = reference { RootStandIn.refuse(K.dependency, callSite: callSite) }
    return reference.context(of: Self.self, callSite: callSite).container
  }

  /// How the property holds its container, or the current one if it has none yet.
  private var noted: ContainerReference {
    let reference: ContainerReference =
      switch source {
      case .slot(let slot): slot.reference
      case .rootSlot(let slot): .root(ImmortalContainer(slot.container))
      case .cell(let cell): cell.known
      }
    guard case .none = reference else { return reference }
    return .current
  }
}
