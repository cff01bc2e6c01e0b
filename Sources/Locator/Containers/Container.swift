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
public final class Container: Sendable {
  /// The parent, which only `deinit` changes.
  ///
  /// Safe, and without an exclusivity check, because no reference to the container is left then.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var heldParent: Container?

  /// The line that creates the container.
  package let location: SourceLocation

  /// The observer of reads, if any.
  let observer: (any ResolutionObserver)?

  /// The watch that is notified of reads that escape this container, if any.
  let watch: EscapeWatch?

  /// The problems of the modules, with which the container can't be read.
  package let problems: [Problem]

  /// The declarations, if they have problems, for tools that inspect them without a read.
  package let refused: Declarations?

  /// The slots of this container's own modules, in the order of their declaration.
  package let slots: [Slot]

  /// The assemblies that list those modules.
  let assemblies: AssemblyRuns

  /// The assemblies that are notified when the container is built, until then.
  ///
  /// Safe, and without an exclusivity check, because only the one call that has set ``isStarted`` uses it after `init`.
  @exclusivity(unchecked)
  nonisolated(unsafe) var pendingAssemblies: [IncludedAssembly]

  /// The slots of this container, and of those parents that ``Generations`` copies.
  let table: SlotTable

  /// The container whose table continues this one: the outermost parent, unless there are many generations.
  let rest: Container?

  /// The number of parents.
  let generation: Int

  /// The slots of each key that has named modules or modules in its list.
  let lists: [ObjectIdentifier: SlotList]

  /// Whether the modules of this container or of a parent have problems.
  package let hasProblems: Bool

  /// Whether a module here or in a parent has the scope `.graph`.
  let hasGraphScope: Bool

  /// The slots of this container's own members, by class.
  let members: [ObjectIdentifier: Slot]

  /// The state of closing, and what is left to close.
  let lifecycle: ContainerLifecycle

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
      parent.lifecycle.add(self)
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
    unsafe heldParent = declarations.parent
    hasProblems = !problems.isEmpty || declarations.parent?.hasProblems == true
    self.observer = observer
    self.watch = watch
    lifecycle = ContainerLifecycle(isWatched: watch != nil)
    self.location = location
    self.problems = problems
    refused = problems.isEmpty ? nil : declarations
    self.slots = slots
    unsafe pendingAssemblies = problems.isEmpty ? declarations.included : []
    assemblies = problems.isEmpty ? declarations.assemblies : AssemblyRuns()
    table = SlotTable(generations.copied.map(\.slots) + [slots])
    rest = generations.rest
    generation = generations.count
    lists = Self.lists(of: slots, parent: visibleParent)
    var members: [ObjectIdentifier: Slot] = [:]
    for slot in slots where slot.definition.isOfMembers {
      members[ObjectIdentifier(slot.definition.key)] = slot
    }
    self.members = members
    hasGraphScope = visibleParent?.hasGraphScope == true || slots.contains { $0.isOfGraph }
    for slot in slots { slot.setContainer(self) }
  }

  deinit {
    // Not recursively: a long chain of parents would overflow the stack.
    unsafe ThreadActivity.current.release(&heldParent)
  }

  /// Returns the assembly that lists the module at a position, if any.
  package func assembly(at position: Int) -> Any.Type? { assemblies[position] }

  /// The container whose modules this one sees, too.
  package var parent: Container? { unsafe heldParent }
}
