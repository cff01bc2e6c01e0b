/// Weak references to the containers of blueprints that have the same parent.
struct WeakBlueprints {
  private(set) var all: [WeakBlueprint] = []

  /// The number of references that triggers the removal of those to freed blueprints.
  private var threshold = 16

  /// Adds the containers of a blueprint, and now and then removes references to freed ones.
  mutating func add(_ containers: BlueprintContainers, _ prototype: BlueprintPrototype) {
    if all.count >= threshold {
      // Nothing runs user code here: the object has only weak references.
      all.removeAll { $0.containers == nil }
      threshold = max(16, all.count * 2)
    }
    all.append(WeakBlueprint(containers, prototype))
  }
}

/// Weak references to a blueprint.
final class WeakBlueprint: Sendable {
  /// The containers, until they and the blueprint are freed.
  weak let containers: BlueprintContainers?

  /// The prototype, until the blueprint is freed.
  weak let prototype: BlueprintPrototype?

  init(_ containers: BlueprintContainers, _ prototype: BlueprintPrototype) {
    self.containers = containers
    self.prototype = prototype
  }
}

/// What tools make a container of, to which no values are given.
///
/// An object of its own, because containers have references to the plan.
final class BlueprintPrototype: Sendable {
  private let plan: ContainerPlan
  private let modules: BlueprintModules

  init(_ plan: ContainerPlan, _ modules: BlueprintModules) {
    self.plan = plan
    self.modules = modules
  }

  /// A container that isn't started.
  var container: Container {
    Container(plan, modules, LazySlots(count: modules.definitions.count))
  }
}
