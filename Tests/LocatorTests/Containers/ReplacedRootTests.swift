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

/// The warnings that a program has printed.
private func warnings(_ result: ExitTest.Result?) throws -> [Substring] {
  try StoppedProgram(result).standardError.split(separator: "\n").filter {
    $0.contains("warning:")
  }
}

/// A warning says that a root is replaced.
///
/// The root belongs to the whole process, so that each test is a program of its own.
@Suite(.bounded) struct ReplacedRootTests {
  @Test(arguments: [true, false])
  func `the replacement of a root is a warning with both lines, whether it was read or not`(
    isRead: Bool
  ) async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [isRead] in
      build(3)
      if isRead { _ = NumberKey.currentValue() }
      build(7)
    }
    #expect(
      try warnings(result) == [
        """
        App/Main.swift:8: warning: The container at App/Main.swift:7 replaces the root at \
        App/Main.swift:3: objects that exist keep the old one, and only later ones get the new one. \
        Build one container, at launch, with the modules of both, and use 'Container(parent:)' for \
        what comes and goes. If both may be in use, write 'build(replacing: true)'.
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
    #expect(found.map { $0.prefix { $0 != " " } } == ["App/Main.swift:8:", "App/Main.swift:10:"])
  }

  @Test func `a root that is built again is no reason to warn`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let root = build(7)
      #expect(NumberKey.currentValue() == 7)
      root.build()
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

  @Test func `a replacement on purpose doesn't silence one by mistake`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let first = build(3)
      build(7, replacing: true)
      first.build(replacing: true, fileID: "App/Main.swift", line: 10)
      build(11)
    }
    #expect(try warnings(result).map { $0.prefix { $0 != " " } } == ["App/Main.swift:12:"])
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
