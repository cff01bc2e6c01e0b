import Synchronization

/// A set of modules that resolves keys to values.
///
/// List the modules of your program, and build the container once, at launch:
///
/// ```swift
/// Container {
///   Services()
///   Module(ServiceKey.self) { ServiceImpl() }
/// }
/// .build()
/// ```
///
/// From then on, every property with ``Inject`` resolves its key. Code can read a container directly, too:
///
/// ```swift
/// let service = Container.current[ServiceKey.self]
/// let list = Container.current.resolve(ListKey.self, "n")
/// ```
///
/// A child sees the modules of its parent, and its own modules shadow them. The container that declares a module owns
/// and makes its shared instances, so they never see the modules of a child:
///
/// ```swift
/// let session = Container(parent: .current) {
///   Module(UserKey.self, scope: .singleton) { User(name: "Ada") }
/// }
/// ```
///
/// A container is immutable and thread-safe.
@safe
public final class Container: Sendable {
  /// What the container has in common with others of its blueprint.
  let plan: ContainerPlan

  /// The slots of this container's own modules, in the order of their declaration, if no blueprint makes it.
  let madeSlots: [Slot]

  /// The slots of this container's own modules if a blueprint makes it.
  let lazySlots: LazySlots

  /// The slots of this container, and of those parents that ``Generations`` copies.
  let table: SlotTable

  /// The container whose table continues this one: the outermost parent, unless there are many generations.
  ///
  /// Unretained, because it is a parent, which the plan retains.
  let unretainedRest: Unmanaged<Container>?

  /// The modules of the blueprint that makes the container, if one does.
  ///
  /// Unretained, because the plan retains them.
  let unretainedBlueprint: Unmanaged<BlueprintModules>?

  /// Whether the container beyond the table is the only other one to look in, with its table.
  let isRestLast: Bool

  /// Whether the modules of this container or of a parent have problems.
  package let hasProblems: Bool

  /// Whether a module here or in a parent has the scope `.graph`.
  let hasGraphScope: Bool

  /// The slots of each key that has named modules or modules in its list, if no blueprint makes the container.
  let madeLists: [ObjectIdentifier: SlotList]

  /// The slots of this container's own members, by class, if no blueprint makes it.
  let madeMembers: [ObjectIdentifier: Slot]

  /// The assemblies that are notified when the container is built, until then.
  ///
  /// Safe, and without an exclusivity check, because only the one call that has set ``isStarted`` uses it after `init`.
  @exclusivity(unchecked)
  nonisolated(unsafe) var pendingAssemblies: [IncludedAssembly]

  /// Whether the container is closed, and whether its reads are watched.
  let state: ContainerState

  /// What is left to close, a ``ContainerLifecycle``, once there is anything.
  let lifecycleBox = AtomicBox()

  /// Whether the container is or was the root, and so is never freed.
  let isInstalled = Atomic(false)

  /// Whether the container has started: the instances of eager modules are made or being made.
  let isStarted = Atomic(false)

  /// The eager instances that didn't exist at the end of the start, if there were any.
  let missingEagerInstances = AtomicBox()

  /// Creates a container from modules.
  ///
  /// The initializer finds problems of the modules, such as a key that is bound twice, and ``build(replacing:fileID:line:)``
  /// reports all of them. A container that isn't built reports them at the first read.
  ///
  /// A container with a parent makes the instances of its eager modules at once, see ``Module/eager()``, and then notifies
  /// its assemblies, see ``Assembly/containerDidBuild(_:)``.
  ///
  /// - Parameters:
  ///   - parent: The container whose modules this one sees, too.
  ///   - observer: The observer of reads of these modules. The default is that of the parent.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - modules: The modules.
  /// - Complexity: O(*m* + *n*), where *m* is the number of modules here and in the last 15 parents, without the
  ///   outermost one, and *n* is the number of their needs. In a long chain of parents, some containers copy more
  ///   modules, so that the others needn't.
  public convenience init(
    parent: Container? = nil,
    observer: (any ResolutionObserver)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ModuleBuilder _ modules: () -> [AnyModule]
  ) {
    self.init(
      parent: parent,
      observer: observer,
      at: SourceLocation(fileID, line),
      AssemblyInclusion.readingEachOnce(modules)
    )
  }

  /// Creates a container from a list of modules, with a watch if it belongs to a test.
  @inline(never)
  convenience init(
    parent: Container?,
    observer: (any ResolutionObserver)? = nil,
    watch: EscapeWatch? = nil,
    at location: SourceLocation,
    _ modules: [AnyModule]
  ) {
    let watch = watch ?? parent?.watch
    let declarations = Declarations(modules, parent: parent, watch: watch)
    self.init(
      declarations,
      problems: declarations.problems,
      observer: observer ?? parent?.observer,
      watch: watch,
      location: location
    )
    if let parent {
      parent.lifecycle.add(self, to: parent)
    } else if watch == nil {
      TopLevelContainers.all.add(self)
    }
    // A watched container is never built, so it makes its eager instances here, as a child does.
    guard parent != nil || watch != nil else { return }
    // Last, because from here on other threads may see the container.
    start(.creation(location))
  }

  /// Creates a container from its declarations and their problems.
  package init(
    _ declarations: Declarations,
    problems: [Problem],
    observer: (any ResolutionObserver)? = nil,
    watch: EscapeWatch? = nil,
    location: SourceLocation
  ) {
    #if DEBUG
    ModuleDefinition.factoryIsInPlace
    #endif
    // With problems there are no slots, so that the first read finds none and reports them.
    let slots =
      problems.isEmpty
      ? declarations.positions.map { Slot(declarations[$0], isObserved: observer != nil) } : []
    let visibleParent = problems.isEmpty ? declarations.parent : nil
    let generations = Generations(before: visibleParent)
    plan = ContainerPlan(
      declarations,
      problems: problems,
      observer: observer,
      watch: watch,
      generation: generations.count,
      location: location
    )
    hasProblems = plan.hasProblems
    state = ContainerState(isWatched: watch != nil)
    madeSlots = slots
    lazySlots = LazySlots(count: 0)
    unsafe pendingAssemblies = problems.isEmpty ? declarations.included : []
    table = SlotTable(generations.copied.map(\.madeSlots) + [slots])
    // Safe: see the properties.
    unsafe unretainedRest = generations.rest.map { unsafe .passUnretained($0) }
    unsafe unretainedBlueprint = nil
    isRestLast = generations.rest?.isOutermost == true
    madeLists = Self.lists(of: slots, parent: visibleParent)
    var members: [ObjectIdentifier: Slot] = [:]
    for slot in slots where slot.definition.isOfMembers {
      members[ObjectIdentifier(slot.definition.key)] = slot
    }
    madeMembers = members
    hasGraphScope = visibleParent?.hasGraphScope == true || slots.contains { $0.isOfGraph }
    for slot in slots { slot.setContainer(self) }
  }

  /// Creates a container of a blueprint.
  ///
  /// - Parameters:
  ///   - plan: The plan of the blueprint's containers.
  ///   - modules: The modules of the blueprint.
  ///   - slots: The entries of the modules, with the given values.
  init(_ plan: ContainerPlan, _ modules: BlueprintModules, _ slots: consuming LazySlots) {
    self.plan = plan
    madeSlots = []
    lazySlots = slots
    table = SlotTable()
    unsafe unretainedRest = plan.unretainedParent
    unsafe unretainedBlueprint = .passUnretained(modules)
    isRestLast = false
    hasProblems = plan.hasProblems
    hasGraphScope = modules.hasGraphScope
    madeLists = [:]
    madeMembers = [:]
    unsafe pendingAssemblies = modules.included
    state = ContainerState(isWatched: plan.watch != nil)
    if modules.containers.isClosed { state.close(fromBeginning: true) }
  }
}

// MARK: - What the plan says

extension Container {
  /// The container whose modules this one sees, too.
  package var parent: Container? { plan.parent }

  /// The line that creates the container.
  package var location: SourceLocation { plan.location }

  /// The observer of reads, if any.
  var observer: (any ResolutionObserver)? { plan.observer }

  /// The watch that is notified of reads that escape this container, if any.
  var watch: EscapeWatch? { plan.watch }

  /// The problems of the modules, with which the container can't be read.
  package var problems: [Problem] { plan.problems }

  /// The declarations, if they have problems, for tools that inspect them without a read.
  package var refused: Declarations? { plan.refused }

  /// The number of parents.
  var generation: Int { plan.generation }

  /// Returns the assembly that lists the module at a position, if any.
  package func assembly(at position: Int) -> Any.Type? { plan.assemblies[position] }

  /// Whether the container has no parent.
  var isOutermost: Bool { unsafe unretainedRest == nil }
}
