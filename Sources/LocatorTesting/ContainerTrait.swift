public import Locator
public import Testing

/// A container of its own for each test, which the test and whatever it makes read.
///
/// List what the test binds. A suite gives its modules to all of its tests, and those of a test take precedence,
/// as those of a child do:
///
/// ```swift
/// @Suite(.container {
///   Services()
///   Module(ClockKey.self) { FixedClock() }.overriding()
/// })
/// struct ScreenTests {
///   @Test func `a screen is loaded`() async {
///     await Screen().load()
///   }
///
///   @Test(.container { Module(ServiceKey.self) { ServiceImpl() } })
///   func `a screen has a service`() {
///     Screen().service.doSomething()
///   }
/// }
/// ```
///
/// The container is made anew for each test and for each case of a parameterized test, so that tests stay
/// parallel and share nothing. Inside it is the current one, `Container.current`. An object that the test makes
/// keeps it, wherever the object's methods run. The modules are listed on the main actor, so that they bind its
/// keys, too. If there is anything wrong with them, the test fails with the whole report and doesn't run.
///
/// While such tests are under way, these reads are recorded as issues, with the key and the line that asks:
///
/// - what the root answers because the test doesn't bind the key, unless the test says
///   ``live(_:)``;
/// - what reaches the root outside of every container, as a detached task or a queue does;
/// - what nothing answers. The program has to stop then, because there is no value to go on with.
///
/// In a program whose root is never built, as in most test targets, only the last can happen.
public struct ContainerTrait: TestTrait, SuiteTrait {
  /// Lists the modules.
  private let modules: @MainActor @Sendable () -> [AnyModule]

  /// The file that the container is written in.
  private let fileID: StaticString

  /// The line that the container is written on.
  private let line: UInt

  /// Whether the container doesn't see the modules of the root.
  private(set) var isSealed = false

  /// The keys that the root may answer.
  private(set) var live: Set<ObjectIdentifier> = []

  fileprivate init(
    fileID: StaticString,
    line: UInt,
    modules: @escaping @MainActor @Sendable () -> [AnyModule]
  ) {
    self.modules = modules
    self.fileID = fileID
    self.line = line
  }

  /// Whether the tests of a suite have the trait, too: they do.
  public var isRecursive: Bool { true }
}

extension ContainerTrait {
  /// Lets the root answer reads of keys that the test doesn't bind, and says nothing about them.
  ///
  /// ```swift
  /// @Test(.container { Module(ClockKey.self) { FixedClock() } }.live(StoreKey.self))
  /// func `a screen shows the store`() {}
  /// ```
  ///
  /// While the test runs, the keys may be read outside of every container, too, because nobody can say for whom
  /// that happens.
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
  /// A read of a key that the test doesn't bind is then recorded, and stops the program, even if the root binds
  /// the key. Lists and optional values have nothing of the root's. It holds for the whole test if its suite says
  /// so, or the test itself.
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

extension ContainerTrait: TestScoping {
  /// Runs a test with a container of its own.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: The test's body, or the next trait.
  /// - Throws: What the function throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard let run = TestRun.current else {
      return try await TestRun(of: test).perform {
        try await provideScope(for: test, testCase: testCase, performing: function)
      }
    }
    let container = await MainActor.run {
      Container(
        parent: Container.watched ?? run.root,
        watch: run.watch,
        fileID: fileID,
        line: line,
        modules: modules
      )
    }
    if let report = container.report {
      Issue.record("\(report)", sourceLocation: test.sourceLocation)
    } else {
      try await withContainer(container, operation: function)
    }
  }
}

extension Trait where Self == ContainerTrait {
  /// Gives the test, or each test of the suite, a container of its own.
  ///
  /// ```swift
  /// @Test(.container { Module(ClockKey.self) { FixedClock() } })
  /// func `a screen shows the time`() {}
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file that the trait is written in.
  ///   - line: The line of the test.
  ///   - modules: The modules, listed anew for each case of each test.
  /// - Returns: The trait.
  public static func container(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @ModuleBuilder _ modules: @escaping @MainActor @Sendable () -> [AnyModule]
  ) -> Self {
    Self(fileID: fileID, line: line, modules: modules)
  }
}
