import Synchronization

/// Modules that are put to work: what finds and makes the values of keys.
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
/// From then on every property with ``Inject`` finds its value. You can read a container yourself, too:
///
/// ```swift
/// let service = Container.current[ServiceKey.self]
/// let list = Container.current.resolve(ListKey.self, "n")
/// ```
///
/// A child sees the modules of its parent, and its own take precedence. The shared instances of a
/// module belong to the container that declares it, and are made there, so that they never see what a
/// child overrides:
///
/// ```swift
/// let session = Container(parent: .current) {
///   Module(UserKey.self, scope: .singleton) { User(name: "Ada") }
/// }
/// ```
///
/// A container never changes, and any thread may use it.
public final class Container: Sendable {
  /// The container whose modules this one sees, too, changed in `deinit` alone.
  ///
  /// Safe, and unchecked, because no reference to the container is left then.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var heldParent: Container?

  /// The line that makes the container.
  package let location: SourceLocation

  /// What is told about the reads of the modules, if anything.
  let observer: (any ResolutionObserver)?

  /// What is told about the reads that nothing answers, or the root does, if anything.
  let watch: EscapeWatch?

  /// What is wrong with the modules, in which case nothing can be read.
  package let problems: [Problem]

  /// The modules with which something is wrong, for those who look at them without reading.
  package let refused: Declarations?

  /// The slots of this container's own modules, in the order of their declaration.
  package let slots: [Slot]

  /// The assemblies that list those modules.
  let assemblies: AssemblyRuns

  /// The slots of this container and of its parents, as far as it copies them: see ``Generations``.
  let table: SlotTable

  /// The parent whose table goes on where this one ends: the outermost one, unless there are many generations.
  let rest: Container?

  /// How many parents the container has.
  let generation: Int

  /// The slots of each key that has modules with names, or in its list.
  let lists: [ObjectIdentifier: SlotList]

  /// Whether something is wrong with the modules of this container or of a parent.
  package let hasProblems: Bool

  /// Whether a module here or in a parent has the scope `.graph`.
  let hasGraphScope: Bool

  /// The slots of this container's own members, by their classes.
  let members: [ObjectIdentifier: Slot]

  /// What there is to close.
  let lifecycle: ContainerLifecycle

  /// Whether the container is or was the root, so that it is never freed.
  let isInstalled = Atomic(false)

  /// Whether the instances of eager modules are made, or about to be.
  let isStarted = Atomic(false)

  /// Makes a container from modules.
  ///
  /// Mistakes in the modules, such as a key that is bound twice, are found here. ``build(fileID:line:)``
  /// reports them all. A container that isn't built reports them at the first read.
  ///
  /// A container with a parent makes the instances of its eager modules here, see ``Module/eager()``.
  ///
  /// - Parameters:
  ///   - parent: The container whose modules this one sees, too.
  ///   - observer: What is told about the reads of these modules, the parent's unless you give another.
  ///   - fileID: The file that the container is written in.
  ///   - line: The line that the container is written on.
  ///   - modules: The modules.
  /// - Complexity: O(*m* + *n*), where *m* is the number of modules here and in the last 15 parents, without the
  ///   outermost one, and *n* is the number of their needs. Of many generations, some copy more for the others.
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

  /// Makes a container from a list of modules, which somebody may watch.
  convenience init(
    parent: Container?,
    observer: (any ResolutionObserver)? = nil,
    watch: EscapeWatch? = nil,
    at location: SourceLocation,
    _ modules: [AnyModule]
  ) {
    let declarations = Declarations(modules, parent: parent)
    self.init(
      declarations,
      problems: declarations.problems,
      observer: observer ?? parent?.observer,
      watch: watch ?? parent?.watch,
      location: location
    )
    if let parent {
      parent.lifecycle.add(self)
    } else if watch == nil {
      TopLevelContainers.all.add(self)
    }
    // Who watches a container doesn't build it.
    guard parent != nil || watch != nil else { return }
    // At the very end: from here on, others may see the container.
    makeOwnEagerInstances(.creation(location))
  }

  /// Makes a container from what it declares, and from what is wrong with that.
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
    // Where something is wrong nothing is found, so that the first read comes across it.
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
    for slot in slots { slot.belong(to: self) }
  }

  deinit {
    // Not one inside the other: a thread's stack hasn't room for any number of generations.
    unsafe ThreadActivity.current.release(&heldParent)
  }

  /// The assembly that lists the module of a slot, if one does.
  package func assembly(at position: Int) -> Any.Type? { assemblies[position] }

  /// The container whose modules this one sees, too.
  package var parent: Container? { unsafe heldParent }
}
