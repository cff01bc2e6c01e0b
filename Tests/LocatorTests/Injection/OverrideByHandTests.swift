import Locator
import Testing

private final class Screen {
  @Inject(NumberKey.self) var number
  @Inject(ServiceKey.self) var service
  @Inject(ListKey.self, "n") var list
}

private struct Form {
  @Inject(NumberKey.self) var number
}

/// A value that is assigned to an injected property overrides its module.
@Suite struct OverrideByHandTests {
  private let container = Container {
    Module(NumberKey.self) { 4 }
    Module(ServiceKey.self, scope: .singleton) { ServiceImpl("shared") }
    Module(ListKey.self) { [$0] }
  }

  @Test func `a property has the value that it was given`() {
    let screen = withContainer(container) { Screen() }
    screen.$number.override(with: 7)
    screen.$list.override(with: ["by hand"])
    #expect(screen.number == 7)
    #expect(screen.list == ["by hand"])
    #expect(screen.$number.isResolved)
  }

  @Test func `another object doesn't see the value`() {
    let screens = withContainer(container) { [Screen(), Screen()] }
    screens[0].$service.override(with: ServiceImpl("by hand"))
    #expect(screens.map(\.service.name) == ["by hand", "shared"])
    #expect(container[ServiceKey.self].name == "shared")
  }

  @Test func `a property that was read takes another value, too`() {
    let screen = withContainer(container) { Screen() }
    #expect(screen.number == 4)
    screen.$number.override(with: 7)
    #expect(screen.number == 7)
    screen.$number.override(with: 8)
    #expect(screen.number == 8)
  }

  @Test func `a reset takes the value back`() {
    let screen = withContainer(container) { Screen() }
    screen.$number.override(with: 7)
    screen.$number.reset()
    #expect(screen.number == 4)
  }

  @Test func `an object whose properties are all overridden needs no container`() {
    let screen = Screen()
    screen.$number.override(with: 7)
    #expect(screen.number == 7)
  }

  @Test func `a copy that was made before keeps its value, and a later one has the new one`() {
    var form = withContainer(container) { Form() }
    let before = form
    form.$number.override(with: 7)
    let after = form
    #expect([before.number, form.number, after.number] == [4, 7, 7])
  }

  @Test func `a property that follows a scope stays with the value`() {
    let container = Container { Module(NumberKey.self, scope: .custom) { 4 } }
    let screen = withContainer(container) { Screen() }
    screen.$number.override(with: 7)
    container.reset(.custom)
    #expect(screen.number == 7)
  }

  @Test @MainActor func `a property of the main actor takes a value`() {
    @MainActor struct Home { @Inject(ModelKey.self) var model }
    var home = Home()
    home.$model.override(with: ModelImpl(service: ServiceImpl("by hand")))
    #expect(home.model.service.name == "by hand")
  }

  @Test func `a property of the root takes a value and gives it back`() async {
    await #expect(processExitsWith: .success) {
      Container {
        Module(NumberKey.self) { 4 }
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl("shared") }
        Module(ListKey.self) { [$0] }
      }
      .build()
      let screen = Screen()
      screen.$service.override(with: ServiceImpl("by hand"))
      #expect(screen.service.name == "by hand")
      #expect(Screen().service.name == "shared")
      screen.$service.reset()
      #expect(screen.service === Screen().service)
    }
  }
}
