import Locator
import LocatorTestSupport
import Testing

private final class Screen {
  @Inject(ServiceKey.self) var service
  @Inject(NumberKey.self) var number
}

/// Builds a root whose lines tell which one it is.
@discardableResult
private func build(_ line: UInt, replacing: Bool = false) -> Container {
  Container(fileID: "App/Main.swift", line: line) {
    Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.eager()
    Module(NumberKey.self, scope: .singleton) { Screen().service.name.count }.eager()
  }
  .build(replacing: replacing, fileID: "App/Main.swift", line: line + 1)
}

/// What reads the root.
private enum Read: String, CaseIterable, Codable {
  case property, earlyProperty, currentValue, currentContainer, task, layer

  func callAsFunction(_ early: Screen) async {
    switch self {
    case .property: _ = Screen()
    case .earlyProperty: _ = early.number
    case .currentValue: _ = NumberKey.currentValue()
    case .currentContainer: _ = Container.current()
    case .task: await Task.detached { _ = NumberKey.currentValue() }.value
    case .layer:
      withContainer {
      } operation: {
        _ = NumberKey.currentValue()
      }
    }
  }
}

/// The warnings that a program has printed.
private func warnings(_ result: ExitTest.Result?) throws -> [Substring] {
  try StoppedProgram(result).standardError.split(separator: "\n").filter {
    $0.contains("warning:")
  }
}

/// A warning says that a root is replaced after a read.
///
/// The root belongs to the whole process, so that each test is a program of its own.
@Suite(.bounded) struct ReplacedRootTests {
  @Test(arguments: Read.allCases)
  fileprivate func `the replacement of a root that was read is a warning with both lines`(
    read: Read
  ) async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [read] in
      let early = Screen()
      build(3)
      await read(early)
      build(7)
    }
    #expect(
      try warnings(result) == [
        """
        App/Main.swift:8: warning: The container at App/Main.swift:7 replaces the root at \
        App/Main.swift:3, which was read: objects that exist keep the old one, and only later ones \
        get the new one. Build one container, at launch, and use 'Container(parent:)' for what comes \
        and goes. If both may be in use, write 'build(replacing: true)'.
        """
      ]
    )
  }

  @Test func `each root is warned of once`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let (first, second) = (build(3), build(7))
      for _ in 1...3 {
        _ = NumberKey.currentValue()
        first.build(fileID: "App/Main.swift", line: 10)
        _ = NumberKey.currentValue()
        second.build(fileID: "App/Main.swift", line: 11)
      }
    }
    let found = try warnings(result)
    #expect(found.map { $0.prefix { $0 != " " } } == ["App/Main.swift:10:", "App/Main.swift:11:"])
  }

  @Test func `a root that nothing has read, or that is built again, is no reason to warn`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      build(3)
      let other = Container { Module(NumberKey.self) { 3 } }
      withContainer(other) { _ = [Screen().number, NumberKey.currentValue()] }
      #expect(Container.root != nil)
      let last = build(7)
      #expect(NumberKey.currentValue() == 7)
      last.build()
      #expect(NumberKey.currentValue() == 7)
    }
    #expect(try warnings(result).isEmpty)
  }

  @Test func `a program that replaces its root on purpose says so`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      build(3)
      _ = NumberKey.currentValue()
      build(7, replacing: true)
    }
    #expect(try warnings(result).isEmpty)
  }

  @Test func `threads that read while roots are built get the last one in the end`() async {
    await #expect(processExitsWith: .success) {
      await withTaskGroup { group in
        group.addTask { for line in 1...200 { build(UInt(line), replacing: true) } }
        for _ in 0..<3 {
          group.addTask { for _ in 1...200 where Container.root != nil { _ = Container.current() } }
        }
      }
      let last = build(1_000)
      #expect(Container.root === last)
      #expect(Container.current() === last)
    }
  }
}
