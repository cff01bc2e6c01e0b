import Locator
import Testing

/// What the scope `.weak` says.
@Suite struct WeakScopeTests {
  @Test func `a weak instance is shared while somebody holds it`() {
    let container = serviceContainer(.weak)
    let first = container[ServiceKey.self]
    #expect(container[ServiceKey.self] === first)
    #expect(first.name == "1")
  }

  @Test func `a weak instance is made anew when nobody holds it`() {
    let container = serviceContainer(.weak)
    weak let first = container[ServiceKey.self]
    #expect(first == nil)
    #expect(container[ServiceKey.self].name == "2")
  }

  @Test func `a property holds a weak instance`() {
    let container = serviceContainer(.weak)
    let service = withContainer(container) { Inject(ServiceKey.self) }
    #expect(service().name == "1")
    #expect(container[ServiceKey.self] === service())
  }

  @Test func `a weak value that is no object stops the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(NumberKey.self, scope: .weak, fileID: "App/Main.swift", line: 4) { 4 }
      }
      _ = container[NumberKey.self]
    }
    #expect(
      try StoppedProgram(result).message == """
        'NumberKey' has the scope '.weak' (App/Main.swift:4), but its value is no object: it is a \
        'Int'. Make it a class, or use another scope.
        """
    )
  }
}
