/// A child container that is declared and checked once, and made often.
///
/// A server makes a container for each request, and a mail client one for each window. Declare them once, with the keys
/// whose values each of them is given:
///
/// ```swift
/// let sessions = Blueprint(parent: container, given: UserKey.self) {
///   Module(CartKey.self, scope: .singleton, needs: PriceKey.self, StoreKey.self) { price, store in
///     Cart(price, store)
///   }
/// }
/// ```
///
/// Then make a container whenever one is needed. It makes room for a module when that is first read, so a long list
/// costs little:
///
/// ```swift
/// let session = sessions.container(User(name: "Ada"))
/// let cart = session[CartKey.self]
/// ```
///
/// The given keys count as bound, for the check of the list, for `verify()` and in the graph of the parent. They take
/// no arguments. One that can fail, or that is asynchronous, is read as always, and yields the given value.
///
/// Everything else is as in a ``Container`` that is created with the parent and this list. The container is freed when
/// nothing refers to it, and closed before its parent is. A blueprint that a container makes, as one of its values,
/// doesn't retain that container.
///
/// `Given` is the given key, such as in `Blueprint<UserKey>`, or a tuple of several.
public struct Blueprint<Given>: Sendable {
  private let plan: BlueprintPlan

  /// Checks a list of modules, of which ``container(_:)`` makes containers.
  ///
  /// > Important: Stops the program if the modules have problems, such as a need that neither a module nor a given key
  /// > meets, and prints all of them.
  ///
  /// - Parameters:
  ///   - parent: The container whose modules the containers see, too.
  ///   - key: The keys whose values each container is given.
  ///   - observer: The observer of reads of these modules. The default is that of the parent.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - modules: The modules.
  /// - Complexity: O(*m* + *n*), where *m* is the number of modules, and *n* is the number of their needs.
  public init<each Key: BindingKey>(
    parent: Container, given key: repeat (each Key).Type,
    observer: (any ResolutionObserver)? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ModuleBuilder _ modules: () -> [AnyModule]
  )
  where
    Given == (repeat each Key), repeat (each Key).Value: Sendable,
    repeat (each Key)._Form: _BindableForm
  {
    let location = SourceLocation(fileID, line)
    self.init(parent, observer, modules(), onMainActor: false, at: location, given: repeat each key)
  }

  /// Checks a list of modules, of which ``container(_:)`` makes containers on the main actor.
  ///
  /// For values that aren't `Sendable`, whose keys have to be isolated to the main actor, or the program stops.
  @MainActor
  public init<each Key: BindingKey>(
    parent: Container, given key: repeat (each Key).Type,
    observer: (any ResolutionObserver)? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ModuleBuilder _ modules: () -> [AnyModule]
  ) where Given == (repeat each Key), repeat (each Key)._Form: _BindableForm {
    let location = SourceLocation(fileID, line)
    self.init(parent, observer, modules(), onMainActor: true, at: location, given: repeat each key)
  }

  /// Makes a container with the values of the given keys.
  ///
  /// Its eager instances are made before this method returns, see ``Module/eager()``, and each ``StartHook`` has run.
  ///
  /// > Important: Stops the program if an eager module runs on the main actor and the call doesn't.
  ///
  /// - Parameter value: The values, in the order of the given keys.
  /// - Returns: The container.
  /// - Complexity: O(*g*), where *g* is the number of given keys, plus the time of the factories of eager modules.
  public func container<each Key: BindingKey>(_ value: repeat (each Key).Value) -> Container
  where Given == (repeat each Key), repeat (each Key).Value: Sendable {
    plan.container(boxes(repeat each value))
  }

  /// Makes a container on the main actor with values of the given keys that aren't `Sendable`.
  @MainActor
  public func container<each Key: BindingKey>(_ value: repeat (each Key).Value) -> Container
  where Given == (repeat each Key) {
    plan.container(boxes(repeat each value))
  }

  package func adding(
    _ modules: () -> [AnyModule], parent: Container?, at location: SourceLocation
  ) -> Self {
    var list = plan.list
    list.append(modules())
    return Self(
      plan: BlueprintPlan(
        plan.given, list, parent: parent ?? plan.parent, observer: plan.observer, at: location))
  }

  private init(plan: BlueprintPlan) { self.plan = plan }

  private init<each Key: BindingKey>(
    _ parent: Container, _ observer: (any ResolutionObserver)?, _ modules: [AnyModule],
    onMainActor: Bool, at location: SourceLocation, given key: repeat (each Key).Type
  ) {
    var given: [Definition] = []
    repeat given.append(.given((each Key).self, given.count, onMainActor, at: location))
    let list = FlatList([given.map { AnyModule($0) } + modules])
    let observer = observer.map { AnyBox($0 as any ResolutionObserver) }
    plan = BlueprintPlan(given, list, parent: parent, observer: observer, at: location)
  }

  private func boxes<each Value>(_ value: repeat each Value) -> [AnyBox?] {
    var boxes: [AnyBox?] = []
    for value in repeat each value { boxes.append(AnyBox(value)) }
    return boxes
  }
}

extension Container {
  /// The value of a given key, by the key's number in the blueprint.
  func value(ofGiven number: Int) -> AnyBox? { number < given.count ? given[number] : nil }
}

extension Definition {
  fileprivate static func given<K: BindingKey>(
    _ key: K.Type, _ number: Int, _ onMainActor: Bool, at location: SourceLocation
  ) -> Definition {
    let title = "\(key)"
    return Definition(
      key, .module, .singleton, isolation: onMainActor ? .onMainActor(key) : .none, at: location,
      .sync { context, _ in
        if let value = context.container.value(ofGiven: number) { return value }
        stop(Messages.notGiven(title, location), at: location)
      }, extras: Extras(givenNumber: number)
    )
  }
}

/// The checked modules of a blueprint.
final class BlueprintPlan: Sendable {
  let given: [Definition]
  let list: FlatList
  let declarations: Declarations
  private let rings: Rings

  /// The positions of the given keys, unless a module of the list overrides or decorates one.
  private let givenPositions: [Int?]
  private let reference: ContainerReference
  let observer: AnyBox?
  let location: SourceLocation

  /// The note of the parent.
  private let note = WeakBlueprint()

  init(
    _ given: [Definition], _ list: FlatList, parent: Container, observer: AnyBox?,
    at location: SourceLocation
  ) {
    let declarations = Declarations(list.modules, list.decorators, parent: parent)
    let checks = Checks(of: declarations, parent: parent, watch: parent.watch)
    parent.stopIfProblems(callSite: location)
    if !checks.problems.isEmpty {
      stop(Messages.report(of: checks.problems.map(\.message), at: location), at: location)
    }
    self.given = given
    self.list = list
    self.declarations = declarations
    rings = checks.rings
    givenPositions = given.map { given in
      declarations.decorators(of: given).isEmpty
        ? declarations.modules.firstIndex { $0.definition === given } : nil
    }
    self.observer = observer ?? parent.observer
    self.location = location
    // One that a factory makes doesn't retain its container.
    let current = ContainerReference.current
    let isMadeByParent =
      if case .weak(let maker) = current { maker.container === parent } else { false }
    reference = isMadeByParent ? current : .strong(parent)
    note.plan = self
    parent.lifecycle.withLock { $0.note(note) }
  }

  deinit { reference.container?.lifecycle.withLock { $0.forget(note) } }

  func container(_ given: [AnyBox?]) -> Container {
    let container = prototype(given: given)
    for case (let position?, let box?) in zip(givenPositions, given) {
      container.slot(at: position).publish(box)
    }
    container.begin(list.startHooks)
    return container
  }

  /// Makes a container to which no values are given, and which hasn't begun.
  func prototype(given: [AnyBox?] = []) -> Container {
    Container(
      declarations, parent: parent, rings: rings, observer: observer, watch: parent.watch,
      given: given, at: location
    )
  }

  var parent: Container {
    if let container = reference.container { return container }
    stop(Messages.freed(BlueprintPlan.self, by: reference), at: location)
  }
}

/// What a container notes of a blueprint.
///
/// Sendable: it is changed under the lock of the container, or before that knows it.
final class WeakBlueprint: @unchecked Sendable {
  fileprivate(set) weak var plan: BlueprintPlan?
  fileprivate var position = 0
}

extension Lifecycle {
  fileprivate mutating func note(_ blueprint: WeakBlueprint) {
    blueprint.position = blueprints.count
    blueprints.append(blueprint)
  }

  fileprivate mutating func forget(_ blueprint: WeakBlueprint) {
    let last = blueprints.removeLast()
    if last !== blueprint { blueprints[blueprint.position] = last }
    last.position = blueprint.position
  }
}
