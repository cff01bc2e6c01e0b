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
/// let service = Container.current()[ServiceKey.self]
/// let list = Container.current()[ListKey.self, "n"]
/// ```
///
/// A child sees the modules of its parent, and its own modules shadow them. The container that declares a module owns
/// and makes its shared instances, so they never see the modules of a child:
///
/// ```swift
/// let session = Container(parent: .current()) {
///   Module(UserKey.self, scope: .singleton) { User(name: "Ada") }
/// }
/// ```
///
/// A container is immutable and thread-safe.
@safe
public final class Container: Sendable {
  package let declarations: Declarations
  package let parent: Container?
  let slots: Slots
  package let location: SourceLocation
  package let problems: [Problem]

  let rings: Rings

  /// The observer, in a box that a child shares.
  let observer: AnyBox?
  let watch: TestWatch?

  /// Whether this container or a parent has modules of the scope `.graph`.
  let hasGraphScope: Bool

  /// Whether a call of `withContainer` has made it of modules.
  package let isLayer: Bool

  /// The values that the blueprint was given for the container, all but in copies.
  let given: [AnyBox?]

  /// Its lock, the lock of the container, guards the constructions of the slots, too: containers share none.
  let lifecycle = Locked(Lifecycle())

  /// Creates a container from modules.
  ///
  /// The initializer finds problems of the modules, such as a key that is bound twice. The method
  /// ``build(replacing:fileID:line:)`` reports all of them, or else the first read does.
  ///
  /// A container with a parent makes the instances of its eager modules at once, see ``Module/eager()``, and then runs
  /// each ``StartHook``.
  ///
  /// - Parameters:
  ///   - parent: The container whose modules this one sees, too.
  ///   - observer: The observer of reads of these modules. The default is that of the parent.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - modules: The modules.
  /// - Complexity: O(*m* + *n*), where *m* is the number of modules, and *n* is the number of their needs. A read looks
  ///   for its module in one container after the other, up to the outermost parent.
  public convenience init(
    parent: Container? = nil, observer: (any ResolutionObserver)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, @ModuleBuilder _ modules: () -> [AnyModule]
  ) {
    let observer = observer.map { AnyBox($0 as any ResolutionObserver) }
    self.init(parent: parent, observer: observer, at: SourceLocation(fileID, line), [modules()])
  }

  /// Modules of a list override those of the lists before it.
  @inline(never)
  package convenience init(
    parent: Container?, observer: AnyBox? = nil, watch: TestWatch? = nil, isLayer: Bool = false,
    at location: SourceLocation, _ lists: [[AnyModule]]
  ) {
    let watch = watch ?? parent?.watch
    let list = FlatList(lists)
    let declarations = Declarations(list.modules, list.decorators, parent: parent)
    let checks = Checks(of: declarations, parent: parent, watch: watch)
    self.init(
      declarations, parent: parent, problems: checks.problems, rings: checks.rings,
      observer: observer ?? parent?.observer, watch: watch, isLayer: isLayer, at: location
    )
    begin(list.startHooks)
  }

  init(
    _ declarations: Declarations, parent: Container?, problems: [Problem] = [], rings: Rings,
    observer: AnyBox?, watch: TestWatch?, isLayer: Bool = false, given: [AnyBox?] = [],
    at location: SourceLocation
  ) {
    (self.isLayer, self.given) = (isLayer, given)
    self.declarations = declarations
    self.parent = parent
    slots = Slots(count: declarations.count)
    self.location = location
    self.problems = problems
    self.rings = rings
    self.observer = observer
    self.watch = watch
    hasGraphScope = declarations.hasGraphScope || parent?.hasGraphScope == true
    let hasProblems = !problems.isEmpty || parent?.hasProblems == true
    slots.state.store((watch == nil ? 0 : Self.watchedBit) | (hasProblems ? Self.problemsBit : 0))
  }

  /// Begins the life of a container: one with a parent or of a test starts, and another one when it is built.
  func begin(_ startHooks: [StartHook]) {
    if !startHooks.isEmpty { lifecycle.withLock { $0.startHooks = startHooks } }
    parent?.adopt(self)
    guard parent != nil || watch != nil else { return }
    if declarations.hasEagerModules || !startHooks.isEmpty { Self.start([self]) }
  }

  var reference: WeakContainer {
    (slots.reference.object() ?? slots.reference.publish(WeakContainer(self))).object
  }
}

extension Container {
  private static let watchedBit: UInt = 2
  private static let problemsBit: UInt = 4
  private static let rootBit: UInt = 8

  /// Whether reads take the fast path: if it is without problems and unwatched.
  var isPlain: Bool {
    @inline(__always) get { slots.state.bits & ~Self.rootBit == 0 }
  }

  /// Whether it is or was the root, so that it is never freed.
  var isRoot: Bool { slots.state.bits & Self.rootBit != 0 }

  /// Whether neither this container nor a parent can resolve anything.
  package var hasProblems: Bool { slots.state.bits & Self.problemsBit != 0 }

  func becomeRoot() { slots.state.insert(Self.rootBit) }

  func watchReads() { slots.state.insert(Self.watchedBit) }
}

final class WeakContainer: Sendable {
  weak let container: Container?
  let location: SourceLocation

  init(_ container: Container) {
    self.container = container
    location = container.location
  }
}

/// What a container closes, and how far it has started.
struct Lifecycle: Sendable {
  /// The children, in the order of their creation.
  var children: [WeakContainer] = []

  /// The number of children at which those that are gone are removed.
  var pruningCount = 16

  /// The instances with hooks, in the order of their creation, and how many of them were taken out.
  var instances: [ClosingInstance?] = []
  var takenCount = 0

  /// The dropped instances that tasks close now.
  var dropped: [ClosingInstance] = []

  /// The errors of the hooks.
  var failures: [CloseError.Failure] = []

  /// The call that closes the container, or has closed it, and what waits for it and what it waits for.
  var closing: Task<Void, Never>?
  var awaited: Awaited?

  /// The call that has closed the container, once it has, and whether a warning has named an instance that was made
  /// after it.
  var closedAt: SourceLocation?
  var hasWarned = false

  var isClosed: Bool { closedAt != nil }

  /// The blueprints whose containers are children of this one, and which it doesn't retain.
  var blueprints: [WeakBlueprint] = []

  var testSlots: [Slot] = []

  /// What runs when the container has started, retained until then.
  var startHooks: [StartHook] = []

  var start = Start.none

  /// The eager instances that aren't there, or were not when the container had started.
  var missing: [MissingInstance] = []

  enum Start {
    /// It has not begun, or there is nothing to start.
    case none
    case running(Awaited)
    case ended
  }

  var runningStart: Awaited? { if case .running(let start) = start { start } else { nil } }
}
