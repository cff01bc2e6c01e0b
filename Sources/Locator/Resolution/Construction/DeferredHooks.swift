// Hooks that have declared what is being made around their instance, and wait for that.
//
// Mother's factory needs Daughter, and Daughter's hook needs Mother. Where Mother is read first, her factory runs around
// Daughter's, so that the hook runs when that has come to its end.
extension ThreadActivity {
  /// A hook that waits for factories around it.
  final class DeferredHook {
    /// How many frames there are around each factory that it waits for.
    fileprivate let depths: Set<Int>

    /// What the inner ones of them have made, if it isn't shared.
    fileprivate var made: [GraphInstances.Key: AnyObject] = [:]

    /// Runs the hook, in the resolve that has made what it waits for.
    private let body: (ResolutionContext) -> Void

    init(waitingFor depths: Set<Int>, _ body: @escaping (ResolutionContext) -> Void) {
      self.depths = depths
      self.body = body
    }

    /// Runs the hook, in the resolve that has made the last that it has waited for.
    func callAsFunction(_ context: ResolutionContext) {
      guard !made.isEmpty else { return body(context) }
      let own = context.beginResolve(isForced: true)
      own.instances?.withOffers(made) { body(own) }
      context.endResolve(own)
    }
  }

  /// Notes what the factory has made that has just come to its end, for the hooks that wait for that and for more.
  func note(_ box: AnyObject, for key: GraphInstances.Key) {
    for hook in deferredHooks where hook.depths.contains(depth) { hook.made[key] = box }
  }

  /// Takes the hooks that have waited last for the factory which has just come to its end.
  func takeDeferredHooks() -> [DeferredHook] {
    guard hasDeferredHooks else { return [] }
    let ready = deferredHooks.filter { $0.depths.min() == depth }
    deferredHooks.removeAll { $0.depths.min() == depth }
    return ready
  }

  /// The factories on this thread that have to come to their end before some needs can be met.
  ///
  /// Looks through the needs of all modules that would be made for them.
  ///
  /// - Parameters:
  ///   - needs: What a hook has declared.
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
          // What is shared is made in its own container.
          let maker = slot.definition.lifetime.isShared ? slot.declaringContainer : container
          next += slot.definition.needsOfFactory.map { (need: $0, container: maker) }
        }
      }
    }
    return result
  }
}
