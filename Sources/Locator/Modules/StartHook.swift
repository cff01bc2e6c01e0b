/// Code of a list that runs once its container has started.
///
/// List it beside the modules to begin what their values do at launch:
///
/// ```swift
/// Container {
///   Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
///   StartHook { container in container[ServiceKey.self].doSomething() }
/// }
/// .build()
/// ```
///
/// ``Container/build(replacing:fileID:line:)`` runs the hooks at its end, and so do the initializer of a container with
/// a parent, that of a test's container, and ``Blueprint/container(_:)``. They run in the order of the list, after the
/// eager instances were made, except those of asynchronous keys: see ``Container/ready(fileID:line:)``. Each container
/// runs them once, however often it is built. A container without a parent that isn't built doesn't run them, nor does
/// one with problems. An ``Assembly`` that counts once lists its hooks once.
///
/// The container is the current one meanwhile, so the objects that a hook creates read it. A hook neither throws nor
/// waits: start a task for what takes time. A container keeps its hooks until they have run, and a ``Blueprint`` as
/// long as it exists.
///
/// - Complexity: O(1), plus the time of the code.
public struct StartHook: Sendable {
  private let body: Typed<Void, Void, Never>
  private let isOnMainActor: Bool

  /// Creates a hook that runs on the thread that starts the container.
  ///
  /// - Parameter body: The code, which gets the container.
  public init(_ body: @escaping @Sendable (Container) -> Void) {
    self.body = Typed { context, _ in body(context.container) }
    isOnMainActor = false
  }

  /// Creates a hook that runs on the main actor.
  ///
  /// It runs at once if the container starts there, and otherwise as soon as the main actor is free:
  ///
  /// ```swift
  /// StartHook { @MainActor container in container[HomeKey.self].start(with: container[ServiceKey.self]) }
  /// ```
  ///
  /// - Parameters:
  ///   - domain: The main actor, which no call names.
  ///   - body: The code, which gets the container.
  public init(
    domain: MainActor.Type = MainActor.self,
    _ body: @escaping @MainActor @Sendable (Container) -> Void
  ) {
    self.body = Typed(mainActor: { context, _ in body(context.container) })
    isOnMainActor = true
  }

  func run(in container: Container) {
    if !isOnMainActor || Isolation.isOnMainActor {
      body.function(ResolutionContext(container, .unknown), ())
    } else {
      Task { @MainActor in body.function(ResolutionContext(container, .unknown), ()) }
    }
  }
}
