import Locator
import LocatorInspection
import Testing

/// Verifications and graphs name a key with its enclosing types, as the sources write it.
@Suite struct TypeNameTests {
  @Test func `a key is named with the type around it, as it is written`() {
    let problems = problems(
      of: Container {
        Module(Outer<T1?>.Key.self, fileID: "App/Main.swift", line: 2) { 1 }
        Module(Outer<T1?>.Key.self, fileID: "App/Main.swift", line: 3) { 1 }
      }
    )
    #expect(problems.map(\.key) == ["Outer<T1?>.Key"])
    #expect(
      problems.map(\.description) == [
        """
        'Key' is bound twice, at App/Main.swift:2 and at App/Main.swift:3. Remove one of the \
        modules, or add '.overriding()' to the second.
        """
      ]
    )
  }

  @Test
  func `a container names a key as the runtime does, and in full beside one of the same name`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container(fileID: "App/Main.swift", line: 1) {
        Module(Outer<Any>.Key.self, fileID: "App/Main.swift", line: 2) { 1 }
      }
      _ = container[Outer<[any Figure]>.Key.self, fileID: "App/List.swift", line: 9]
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'Key', whose value is 'Int'.
        - Read at App/List.swift:9.
        - Did you mean the other type of that name, 'LocatorTests.Outer<Any>.Key', that is bound at \
        App/Main.swift:2?
        - To fix it, add 'Module(Key.self) { ... }' to the container at App/Main.swift:1.
        """
    )
  }

  @Test func `the graph names keys and values so`() {
    let graph = Container { Module(Outer<(T1, Int?)>.Inner<any Figure>.Key.self) { 1 } }.graph
    #expect(graph.nodes.first?.title == "Outer<(T1, Int?)>.Inner<any Figure>.Key")
  }
}
