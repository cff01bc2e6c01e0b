/// The plans of a blueprint's containers: one for each group of threads, so that threads that make containers rarely
/// count references to the same object.
final class BlueprintPlans: Sendable {
  private let plans: [ContainerPlan]
  private let modules: BlueprintModules

  /// The list of the modules, those of the given keys first.
  private let list: [AnyModule]

  /// What tools make a container of.
  private let prototype: BlueprintPrototype

  /// Checks the modules, and stops the program if they have problems.
  ///
  /// - Parameters:
  ///   - given: The modules of the keys whose values are given.
  ///   - modules: The list of the other modules.
  ///   - parent: The parent of the containers.
  ///   - observer: The observer of reads, unless it is that of the parent.
  ///   - location: The line of the blueprint.
  convenience init(
    _ given: [ModuleDefinition],
    _ modules: () -> [AnyModule],
    parent: Container,
    observer: (any ResolutionObserver)?,
    at location: SourceLocation
  ) {
    self.init(
      given.map { AnyModule($0) } + AssemblyInclusion.readingEachOnce(modules),
      parent: parent,
      observer: observer,
      at: location
    )
  }

  private init(
    _ list: [AnyModule],
    parent: Container,
    observer: (any ResolutionObserver)?,
    at location: SourceLocation
  ) {
    parent.stopIfProblems(callSite: location)
    let declarations = Declarations(list, parent: parent, watch: parent.watch)
    let problems = declarations.problems
    if !problems.isEmpty {
      stop(Messages.report(of: problems.map(\.message), at: location), at: location)
    }
    let blueprint = BlueprintModules(declarations)
    // One more for the prototype, which isn't counted with any container's.
    let plans = (0...ContainerPlan.groupCount).map { group in
      ContainerPlan(
        declarations,
        problems: [],
        observer: observer ?? parent.observer,
        watch: parent.watch,
        generation: parent.generation + 1,
        blueprint: blueprint,
        group: group % ContainerPlan.groupCount,
        location: location
      )
    }
    self.list = list
    self.modules = blueprint
    self.plans = plans
    prototype = BlueprintPrototype(plans[ContainerPlan.groupCount], blueprint)
    parent.lifecycle.add(blueprint.containers, prototype, to: parent)
  }

  /// Returns the plans with more modules, and perhaps another parent.
  func adding(
    _ modules: () -> [AnyModule],
    parent: Container?,
    at location: SourceLocation
  ) -> BlueprintPlans {
    BlueprintPlans(
      list + AssemblyInclusion.readingEachOnce(modules),
      parent: parent ?? plans[0].parent ?? .current,
      observer: plans[0].observer,
      at: location
    )
  }

  /// The number of modules, those of the given keys included.
  var moduleCount: Int { modules.definitions.count }

  /// Makes a container with the entries of its modules.
  func container(_ slots: consuming LazySlots) -> Container {
    let plan = plans[ContainerPlan.currentGroup]
    let container = Container(plan, modules, slots)
    if modules.mustBeStarted { container.start(.creation(plan.location)) }
    return container
  }
}
