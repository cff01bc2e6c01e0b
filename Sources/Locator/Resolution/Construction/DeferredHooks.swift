// Deferred hooks: they need an instance that is under construction around their own, and wait for it.
//
// Mother's factory needs Daughter, and Daughter's hook needs Mother. If Mother is read first, her factory runs around
// Daughter's, so the hook is deferred until Mother's factory has ended.
extension ThreadActivity {
  /// A hook that waits for factories that run around it.
  final class DeferredHook {
    /// The number of frames around each factory that it waits for.
    fileprivate let depths: Set<Int>

    /// The instances of the inner factories among them, if they aren't shared.
    fileprivate var made: [GraphInstances.Key: AnyObject] = [:]

    /// Runs the hook, in the resolve that has made the instances that it waits for.
    private let body: (ResolutionContext) -> Void

    init(waitingFor depths: Set<Int>, _ body: @escaping (ResolutionContext) -> Void) {
      self.depths = depths
      self.body = body
    }

    /// Runs the hook, in the resolve that has made the last instance that it has waited for.
    func callAsFunction(_ context: ResolutionContext) {
      guard !made.isEmpty else { return body(context) }
      let resolve = context.beginResolve(isForced: true)
      resolve.instances?.withTemporaryInstances(made) { body(resolve) }
      context.endResolve(resolve)
    }
  }

  /// Notes the instance of the factory that has just ended, for hooks that wait for it and for others.
  func note(_ box: AnyObject, for key: GraphInstances.Key) {
    for hook in deferredHooks where hook.depths.contains(depth) { hook.made[key] = box }
  }

  /// Removes and returns the hooks for which the factory that has just ended was the last to wait for.
  func takeDeferredHooks() -> [DeferredHook] {
    guard hasDeferredHooks else { return [] }
    let readyHooks = deferredHooks.filter { $0.depths.min() == depth }
    deferredHooks.removeAll { $0.depths.min() == depth }
    return readyHooks
  }

  /// Returns the positions of the factories on this thread that have to end before some needs can be met.
  ///
  /// Visits the needs of all modules whose factories these needs would run.
  ///
  /// - Parameters:
  ///   - needs: The needs of a hook.
  ///   - container: The container that makes the hook's instance.
  /// - Returns: The number of frames around each factory.
  /// - Complexity: O(*n*), where *n* is the number of needs of all these modules.
  func depths(ofFactoriesFor needs: [KeyDependency], in container: Container) -> Set<Int> {
    guard !needs.isEmpty else { return [] }
    let factories = self.factories
    guard !factories.isEmpty else { return [] }
    var result: Set<Int> = []
    var visited: Set<ObjectIdentifier> = []
    var next = needs.map { (need: $0, container: container) }
    while let (need, container) = next.popLast() {
      guard !need.isDeferred else { continue }
      for slot in container.matches(of: need)
      where !slot.hasInstance && visited.insert(ObjectIdentifier(slot)).inserted {
        if let depth = factories[ObjectIdentifier(slot)] {
          result.insert(depth)
        } else {
          // A shared instance is made in the container that declares its module.
          let maker = slot.definition.lifetime.isShared ? slot.declaringContainer : container
          next += slot.definition.needsOfFactory.map { (need: $0, container: maker) }
        }
      }
    }
    return result
  }
}
