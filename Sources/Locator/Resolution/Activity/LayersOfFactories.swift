import Synchronization

// A singleton that is made in a layer of modules, `withContainer { ... } operation: { ... }`, and keeps the layer, is in
// a ring: the layer keeps its parent, which keeps the singleton.

extension ThreadActivity {
  /// Notes a layer, if a factory of an instance that a container keeps runs here, or in this task.
  func note(_ layer: Container) {
    if keptMakings > 0 {
      layers.append(WeakContainer(layer))
    } else if let construction = TaskActivity.current?.construction {
      TaskConstructions.shared.note(WeakContainer(layer), madeFor: construction)
    }
  }
}

// No closure, because each function around a factory takes room on the stack.
extension Slot {
  /// Begins to note the layers that the factory makes, if the container keeps the instance.
  ///
  /// - Returns: How many the thread has noted before, or `nil` where none are noted.
  func beginNotingLayers() -> Int? {
    guard keepsInstanceForAWhile else { return nil }
    let thread = ThreadActivity.current
    thread.keptMakings += 1
    return thread.layers.count
  }

  /// Ends what has begun with ``beginNotingLayers()``.
  func endNotingLayers(_ noted: Int?) {
    guard let noted else { return }
    let thread = ThreadActivity.current
    thread.keptMakings -= 1
    if thread.layers.count > noted { thread.layers.removeSubrange(noted...) }
  }

  /// Warns of the layers that are there still, because the instance may be in a ring with its container then.
  func warnOfLayers(_ noted: Int?) {
    guard let noted, ThreadActivity.current.layers.count > noted else { return }
    warn(of: Array(ThreadActivity.current.layers[noted...]))
  }

  /// Runs hooks, and warns of the layers that they leave behind.
  func notingLayers(_ runHooks: () -> Void) {
    let noted = beginNotingLayers()
    runHooks()
    warnOfLayers(noted)
    endNotingLayers(noted)
  }

  /// Warns of the layers that an asynchronous factory has left behind.
  func warnOfLayers(madeFor construction: AsyncConstruction) {
    let layers = TaskConstructions.shared.takeLayers(madeFor: construction)
    if keepsInstanceForAWhile { warn(of: layers) }
  }

  /// Whether the container keeps the instance and may be freed, unlike what was the root.
  private var keepsInstanceForAWhile: Bool {
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
  /// A layer of modules that outlives the factory which has made it.
  static func keptLayer(_ layer: Container, by definition: ModuleDefinition) -> String {
    """
    What the factory or a hook of '\(definition.key)' (\(definition.location)) has made in 'withContainer' \
    (\(layer.location)) keeps the container of those modules, and so its parent, which keeps the instance. If \
    the instance is what keeps it, none of them is ever freed. Give the instance what it needs by its initializer, or call \
    'withContainer' outside of the factory.
    """
  }
}
