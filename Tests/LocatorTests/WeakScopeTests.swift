import Locator
import Testing

private final class Screen {
  @Inject(ServiceKey.self) var service
}

/// A container with a service of a scope.
private func container(_ scope: Scope, _ counter: Counter = Counter()) -> Container {
  Container {
    Module(ServiceKey.self, scope: scope) { ServiceImpl("\(counter.next())") }
  }
}

/// What the scope `.weak` says.
@Suite struct WeakScopeTests {
  @Test func `a weak instance is shared while somebody holds it`() {
    let container = container(.weak)
    let first = container[ServiceKey.self]
    #expect(container[ServiceKey.self] === first)
    #expect(first.name == "1")
  }

  @Test func `a weak instance is made anew when nobody holds it`() {
    let container = container(.weak)
    weak let first = container[ServiceKey.self]
    #expect(first == nil)
    #expect(container[ServiceKey.self].name == "2")
  }

  @Test func `a property holds a weak instance`() {
    let container = container(.weak)
    let screen = withContainer(container) { Screen() }
    #expect(screen.service.name == "1")
    #expect(container[ServiceKey.self] === screen.service)
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
