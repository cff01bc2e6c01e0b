/// What a container has in common with the others that a ``Blueprint`` makes.
///
/// A container that is created from a list has a plan for itself.
@safe
final class ContainerPlan: Sendable {
  /// The parent, which only `deinit` changes.
  ///
  /// Safe, and without an exclusivity check, because no reference to the plan is left then.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var heldParent: Container?

  /// The line that creates the container or the blueprint.
  let location: SourceLocation

  /// The observer of reads, if any.
  let observer: (any ResolutionObserver)?

  /// The watch that is notified of reads that escape the container, if any.
  let watch: EscapeWatch?

  /// The problems of the modules, with which the container can't be read.
  let problems: [Problem]

  /// The declarations, if they have problems, for tools that inspect them without a read.
  let refused: Declarations?

  /// The assemblies that list the modules.
  let assemblies: AssemblyRuns

  /// The number of parents.
  let generation: Int

  /// Whether the modules or those of a parent have problems.
  let hasProblems: Bool

  /// The modules of the blueprint that makes the container, if one does.
  let blueprint: BlueprintModules?

  /// The group of threads that use the plan.
  let group: Int

  /// The number of groups of threads, of which each has a plan of its own in a blueprint: so threads that make containers
  /// rarely count references to the same object.
  static let groupCount = 16

  /// The group of the current thread.
  static var currentGroup: Int {
    // Safe: the thread retains its object.
    unsafe ThreadActivity.unretained._withUnsafeGuaranteedRef { $0.number } % groupCount
  }

  init(
    _ declarations: Declarations,
    problems: [Problem],
    observer: (any ResolutionObserver)?,
    watch: EscapeWatch?,
    generation: Int,
    blueprint: BlueprintModules? = nil,
    group: Int = 0,
    location: SourceLocation
  ) {
    unsafe heldParent = declarations.parent
    // Safe: see the property.
    unsafe unretainedParent = declarations.parent.map { unsafe .passUnretained($0) }
    self.location = location
    self.observer = observer
    self.watch = watch
    self.problems = problems
    refused = problems.isEmpty ? nil : declarations
    assemblies = problems.isEmpty ? declarations.assemblies : AssemblyRuns()
    self.generation = generation
    hasProblems = !problems.isEmpty || declarations.parent?.hasProblems == true
    self.blueprint = blueprint
    self.group = group
  }

  deinit {
    // Not recursively: a long chain of parents would overflow the stack.
    unsafe ThreadActivity.current.release(&heldParent)
  }

  /// The container whose modules are visible, too.
  var parent: Container? { unsafe heldParent }

  /// The same container, unretained: the plan retains it.
  let unretainedParent: Unmanaged<Container>?
}
