public import Locator
public import Testing

/// A trait that runs each test in a container of its own.
///
/// List what the test binds. The lists of a suite, of the suites in it and of a test are those of one container, where
/// a module overrides those of the lists around it, also for the modules that need its key:
///
/// ```swift
/// @Suite(.container { Services() })
/// struct ScreenTests {
///   @Test func `a screen is loaded`() async {
///     await Screen().load()
///   }
///
///   @Test(.container { Module(ClockKey.self) { FixedClock() } })
///   func `a screen is loaded at a fixed time`() async {
///     await Screen().load()
///   }
/// }
/// ```
///
/// Each test, and each case of a parameterized test, gets a new container, so that tests stay parallel and share
/// nothing. In the test, it is `Container.current()`. Objects that the test creates keep it, wherever their methods
/// run. The modules are listed on the main actor, so that they can bind its keys, too. If there is anything wrong with
/// them, the test fails with the whole report and doesn't run.
///
/// While such tests run, these reads are recorded as issues, with the key and the call site:
///
/// - reads that the root answers because the test doesn't bind the key, unless the test uses ``live(_:)``;
/// - reads that reach the root outside of every container, as in a detached task or on a queue;
/// - reads that nothing answers. Then the program has to stop, because there is no value to go on with.
///
/// In a program whose root is never built, as in most test targets, only the last can happen.
public struct ContainerTrait: TestTrait, SuiteTrait {
  /// The closure that lists the modules.
  let modules: @MainActor @Sendable () -> [AnyModule]

  let location: Locator.SourceLocation

  /// Whether the modules of the root are hidden from the test.
  private(set) var isSealed = false

  /// The keys that the root may answer.
  private(set) var live: Set<ObjectIdentifier> = []

  /// The Swift modules whose properties the test's container has to answer.
  private(set) var completed: [String] = []

  /// What it doesn't have to answer of them.
  private(set) var exclusions: [VerificationSubject] = []

  fileprivate init(
    at location: Locator.SourceLocation,
    modules: @escaping @MainActor @Sendable () -> [AnyModule]
  ) {
    self.modules = modules
    self.location = location
    Root.beginTests()
  }

  /// Whether the trait applies to all tests of a suite: it does.
  public var isRecursive: Bool { true }
}

extension ContainerTrait {
  /// Lets the root answer reads of keys that the test doesn't bind, without recording an issue.
  ///
  /// ```swift
  /// @Test(.container { Module(ClockKey.self) { FixedClock() } }.live(StoreKey.self))
  /// func `a screen shows the store`() {}
  /// ```
  ///
  /// While the test runs, these keys may be read outside of every container, too, because such a read can't be
  /// attributed to a test.
  ///
  /// - Parameter keys: The keys, or classes whose members are injected.
  /// - Returns: The trait.
  public func live(_ keys: Any.Type...) -> Self {
    var trait = self
    trait.live.formUnion(keys.map(ObjectIdentifier.init))
    return trait
  }

  /// Hides the modules of the root from the test.
  ///
  /// A read of a key that the test doesn't bind is then recorded, and stops the program, even if the root binds the
  /// key. Lists and optional values contain nothing of the root's. The whole test is sealed if its suite or the test
  /// itself is.
  ///
  /// ```swift
  /// @Test(.container { Services() }.sealed())
  /// func `services need nothing else`() {}
  /// ```
  ///
  /// - Returns: The trait.
  public func sealed() -> Self {
    var trait = self
    trait.isSealed = true
    return trait
  }
}

extension ContainerTrait {
  /// Checks before each test that its container answers whatever properties in Swift modules inject.
  ///
  /// A read that nothing answers stops the program, with all tests that are running. With this check, a forgotten mock
  /// is one failed test instead: before the body runs, the test records one issue, which names all keys that neither a
  /// module nor a test value answers, and doesn't run. Say it once for a suite:
  ///
  /// ```swift
  /// @Suite(.container { Services() }.complete("App"))
  /// struct ScreenTests {}
  /// ```
  ///
  /// It looks at all properties of these modules, so bind also what the test doesn't read, or give it a test value.
  /// Exclude the keys that a blueprint or a child binds:
  ///
  /// ```swift
  /// @Suite(.container { Services() }.complete("App", excluding: .keys(UserKey.self)))
  /// struct SessionTests {}
  /// ```
  ///
  /// - Parameters:
  ///   - module: The name of the module, as in `import`.
  ///   - modules: The names of others.
  ///   - exclusions: The keys to leave out.
  /// - Returns: The trait.
  /// - Complexity: For each test O(*n*), where *n* is the number of fields, conformances and types in the program.
  public func complete(
    _ module: String, _ modules: String..., excluding exclusions: VerificationSubject...
  ) -> Self {
    var trait = self
    trait.completed += [module] + modules
    trait.exclusions += exclusions
    return trait
  }
}

extension ContainerTrait: TestScoping {
  /// Runs a test with a container of its own, which the outermost trait makes of the modules of all.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: The test's body, or the next trait.
  /// - Throws: What the function throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard TestRun.current == nil else { return try await function() }
    let run = TestRun(of: test)
    try await run.perform {
      let container = await run.container()
      if let report = container.report ?? run.incompleteness(of: container) {
        Issue.record("\(report)", sourceLocation: test.sourceLocation)
      } else {
        try await withContainer(container, operation: function)
      }
    }
  }
}

extension Trait where Self == ContainerTrait {
  /// Runs the test, or each test of the suite, in a container of its own, in which this trait binds nothing.
  ///
  /// ```swift
  /// @Test(.container)
  /// func `a screen reads test values`() {}
  /// ```
  public static var container: Self { Self(at: .unknown) { [] } }

  /// Runs the test, or each test of the suite, in a container of its own.
  ///
  /// ```swift
  /// @Test(.container { Module(ClockKey.self) { FixedClock() } })
  /// func `a screen shows the time`() {}
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the trait.
  ///   - line: The line of the trait.
  ///   - modules: The modules, listed again for each case of each test.
  /// - Returns: The trait.
  public static func container(
    fileID: StaticString = #fileID, line: UInt = #line,
    @ModuleBuilder _ modules: @escaping @MainActor @Sendable () -> [AnyModule]
  ) -> Self {
    Self(at: SourceLocation(fileID, line), modules: modules)
  }
}
