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
/// Then make a container whenever one is needed. It takes less than half a microsecond, however long the list is,
/// because a container makes room for a module when it is first read:
///
/// ```swift
/// let session = sessions.container(User(name: "Ada"))
/// let cart = session[CartKey.self]
/// ```
///
/// The given keys count as bound, for the check of the list, for `verify()` and in the graph of the parent. Everything
/// else is as in a container that is created with the parent and this list, see ``Container``; the container is freed
/// when nothing refers to it, and closed before its parent is.
///
/// The keys that are given take no arguments. A key that can fail, or that is asynchronous, is read as always, and
/// yields the given value.
public struct Blueprint<each Given: BindingKey>: Sendable
where repeat (each Given)._Form: _BindableForm {
  /// What the containers have in common.
  private let plans: BlueprintPlans

  /// Checks a list of modules, of which ``container(_:)`` makes containers.
  ///
  /// ```swift
  /// let sessions = Blueprint(parent: .current, given: UserKey.self) {
  ///   Module(CartKey.self, needs: PriceKey.self, StoreKey.self) { price, store in Cart(price, store) }
  /// }
  /// ```
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
  public init(
    parent: Container,
    given key: repeat (each Given).Type,
    observer: (any ResolutionObserver)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ModuleBuilder _ modules: () -> [AnyModule]
  ) where repeat (each Given).Value: Sendable {
    let location = SourceLocation(fileID, line)
    var given: [ModuleDefinition] = []
    repeat given.append(.given((each Given).self, isolation: .none, location: location))
    plans = BlueprintPlans(given, modules, parent: parent, observer: observer, at: location)
  }

  /// Checks a list of modules, of which ``container(_:)`` makes containers on the main actor.
  ///
  /// As the other initializer, for values that aren't `Sendable`. Their keys are isolated to the main actor, so that the
  /// values stay there.
  ///
  /// > Important: Stops the program if the modules have problems, or if a given key isn't isolated to the main actor.
  ///
  /// - Parameters:
  ///   - parent: The container whose modules the containers see, too.
  ///   - key: The keys whose values each container is given.
  ///   - observer: The observer of reads of these modules. The default is that of the parent.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - modules: The modules.
  /// - Complexity: O(*m* + *n*), where *m* is the number of modules, and *n* is the number of their needs.
  @MainActor
  public init(
    parent: Container,
    given key: repeat (each Given).Type,
    observer: (any ResolutionObserver)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ModuleBuilder _ modules: () -> [AnyModule]
  ) {
    let location = SourceLocation(fileID, line)
    var given: [ModuleDefinition] = []
    repeat given.append(
      .given((each Given).self, isolation: .onMainActor((each Given).self), location: location)
    )
    plans = BlueprintPlans(given, modules, parent: parent, observer: observer, at: location)
  }

  /// Makes a container with the values of the given keys.
  ///
  /// Its eager instances are made before this method returns, see ``Module/eager()``, and its assemblies are notified.
  ///
  /// ```swift
  /// let session = sessions.container(User(name: "Ada"))
  /// ```
  ///
  /// > Important: Stops the program if an eager module runs on the main actor and the call doesn't.
  ///
  /// - Parameter value: The values, in the order of the given keys.
  /// - Returns: The container.
  /// - Complexity: O(*g*), where *g* is the number of given keys, plus the time of the factories of eager modules. The
  ///   memory is O(*g* + *n* / 8), where *n* is the number of modules, and grows with the modules that are read.
  public func container(_ value: repeat (each Given).Value) -> Container
  where repeat (each Given).Value: Sendable {
    plans.container(slots(repeat each value))
  }

  /// Makes a container with the values of the given keys on the main actor.
  ///
  /// As the other method, for values that aren't `Sendable`.
  ///
  /// - Parameter value: The values, in the order of the given keys.
  /// - Returns: The container.
  /// - Complexity: As that of the other method.
  @MainActor
  public func container(_ value: repeat (each Given).Value) -> Container {
    plans.container(slots(repeat each value))
  }

  /// Returns the blueprint with more modules, and perhaps another parent.
  package func adding(
    _ modules: () -> [AnyModule],
    parent: Container?,
    at location: SourceLocation
  ) -> Self {
    Self(plans: plans.adding(modules, parent: parent, at: location))
  }

  private init(plans: BlueprintPlans) {
    self.plans = plans
  }

  /// Returns the entries of a container's modules, with the given values.
  private func slots(_ value: repeat (each Given).Value) -> LazySlots {
    let slots = LazySlots(count: plans.moduleCount)
    var position = 0
    for value in repeat each value {
      slots.give(Box(value), at: position)
      position += 1
    }
    return slots
  }
}
