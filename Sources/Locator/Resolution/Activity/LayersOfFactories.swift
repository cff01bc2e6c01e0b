import Synchronization

// A singleton that is made in a layer of modules, `withContainer { ... } operation: { ... }`, and retains the layer, is
// part of a retain cycle: the layer retains its parent, which retains the singleton.

extension ThreadActivity {
  /// Notes a layer if a factory whose instance a container retains runs on this thread or in this task.
  func note(_ layer: Container) {
    if trackedConstructionCount > 0 {
      layers.append(WeakContainer(layer))
    } else if let construction = TaskActivity.current?.construction {
      TaskConstructions.shared.note(WeakContainer(layer), madeFor: construction)
    }
  }
}

// Pairs of functions instead of one that takes a closure, because each function around a factory takes stack space.
extension Slot {
  /// Begins to note the layers that the factory makes, if the container retains the instance.
  func beginNotingLayers(on thread: ThreadActivity) {
    if definition.lifetime.isKeptByContainer { thread.trackedConstructionCount += 1 }
  }

  /// Ends what ``beginNotingLayers(on:)`` began.
  ///
  /// - Parameters:
  ///   - outerCount: The number of layers that the thread had noted before.
  ///   - thread: The thread.
  func endNotingLayers(since outerCount: Int, on thread: ThreadActivity) {
    guard definition.lifetime.isKeptByContainer else { return }
    thread.trackedConstructionCount -= 1
    if thread.layers.count > outerCount { thread.layers.removeSubrange(outerCount...) }
  }

  /// Warns of the layers that still exist, because the instance and its container may form a retain cycle.
  ///
  /// - Parameters:
  ///   - outerCount: The number of layers that the thread had noted before.
  ///   - thread: The thread.
  func warnOfLayers(since outerCount: Int, on thread: ThreadActivity) {
    guard thread.layers.count > outerCount, isRetainedUntilFreed else { return }
    warn(of: Array(thread.layers[outerCount...]))
  }

  /// Runs hooks, and warns of their layers that still exist afterwards.
  func notingLayers(_ runHooks: () -> Void) {
    let thread = ThreadActivity.current
    let outerCount = thread.layers.count
    beginNotingLayers(on: thread)
    runHooks()
    warnOfLayers(since: outerCount, on: thread)
    endNotingLayers(since: outerCount, on: thread)
  }

  /// Warns of the layers of an asynchronous factory that still exist.
  func warnOfLayers(madeFor construction: AsyncConstruction) {
    let layers = TaskConstructions.shared.takeLayers(madeFor: construction)
    if isRetainedUntilFreed { warn(of: layers) }
  }

  /// Whether the container retains the instance and can be freed, unlike one that is or was the root.
  private var isRetainedUntilFreed: Bool {
    definition.lifetime.isKeptByContainer
      && !declaringContainer.isInstalled.load(ordering: .acquiring)
  }

  private func warn(of layers: [WeakContainer]) {
    for layer in layers.compactMap(\.container) {
      Locator.warn(Messages.keptLayer(layer, by: definition), at: definition.location)
    }
  }
}

extension Messages {
  /// A layer of modules that outlives the factory that made it.
  static func keptLayer(_ layer: Container, by definition: ModuleDefinition) -> String {
    """
    What the factory or a hook of '\(definition.key)' (\(definition.location)) has made in 'withContainer' \
    (\(layer.location)) keeps the container of those modules, and so its parent, which keeps the instance. If \
    the instance is what keeps it, none of them is ever freed. Give the instance what it needs by its initializer, or call \
    'withContainer' outside of the factory.
    """
  }
}
