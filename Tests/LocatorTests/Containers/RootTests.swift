import Locator
import LocatorTestSupport
import Testing

// The root belongs to the whole process, so that each of these is a program of its own.

private final class Screen {
  @Inject(ServiceKey.self) var service
  @Inject(NumberKey.self) var number
}

/// `build()` makes a container the root, which objects read unless another one is current.
@Suite struct RootTests {
  @Test func `there is no root before one is built`() async {
    await #expect(processExitsWith: .success) {
      #expect(Container.root == nil)
    }
  }

  @Test func `build makes a container the root and the current one`() async {
    await #expect(processExitsWith: .success) {
      let container = Container { Module(NumberKey.self) { 4 } }.build()
      #expect(Container.root === container)
      #expect(Container.current() === container)
      #expect(NumberKey.currentValue() == 4)
    }
  }

  @Test func `properties read the root`() async {
    await #expect(processExitsWith: .success) {
      Container {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl("root") }
        Module(NumberKey.self) { 4 }
      }
      .build()
      let screen = Screen()
      #expect(!screen.$service.isResolved)
      #expect(screen.service.name == "root")
      #expect(screen.$service.isResolved)
      #expect(screen.number == 4)
      #expect(Screen().service === screen.service)
    }
  }

  @Test func `an object made before the root reads it at its first use`() async {
    await #expect(processExitsWith: .success) {
      let screen = Screen()
      Container {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl("late") }
        Module(NumberKey.self) { 4 }
      }
      .build()
      #expect(screen.service.name == "late")
    }
  }

  @Test func `a property made before the root stays with the root of its first read`() async {
    await #expect(processExitsWith: .success) {
      @Sendable func build(_ name: String) -> Container {
        let counter = Counter()
        return Container {
          Module(ServiceKey.self, scope: .custom) { ServiceImpl("\(name) \(counter.next())") }
          Module(SpareKey.self, scope: .singleton) { ServiceImpl(name) }
          Module(WordKey.self) { name }
        }
        .build()
      }
      final class Early {
        @Inject(ServiceKey.self) var custom
        @Inject(SpareKey.self) var single
        @Inject(WordKey.self) var transient
        @Inject(Provider<WordKey>.self) var make
        var words: [String] { [custom.name, single.name, transient, make()] }
      }
      let (early, unread) = (Early(), Early())
      let first = build("first")
      #expect(early.words == ["first 1", "first", "first", "first"])
      let second = build("second")
      second.reset(.custom)
      #expect(early.words == ["first 1", "first", "first", "first"])
      first.reset(.custom)
      #expect(early.words == ["first 2", "first", "first", "first"])
      // Nothing was noted for what wasn't read until now.
      #expect(unread.words == ["second 1", "second", "second", "second"])
    }
  }

  @Test func `a later root moves nothing that exists`() async {
    await #expect(processExitsWith: .success) {
      func build(_ name: String) {
        Container {
          Module(ServiceKey.self, scope: .singleton) { ServiceImpl(name) }
          Module(NumberKey.self) { 4 }
        }
        .build()
      }
      build("first")
      let first = Screen()
      build("second")
      #expect(first.service.name == "first")
      #expect(Screen().service.name == "second")
    }
  }

  @Test func `resetting a property of a shared instance keeps the instance`() async {
    await #expect(processExitsWith: .success) {
      Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl() } }.build()
      struct Form { @Inject(ServiceKey.self) var service }
      var form = Form()
      let service = form.service
      form.$service.reset()
      #expect(form.service === service)
    }
  }

  @Test func `withContainer wins over the root`() async {
    await #expect(processExitsWith: .success) {
      Container { Module(WordKey.self) { "root" } }.build()
      let container = Container { Module(WordKey.self) { "set" } }
      #expect(withContainer(container) { WordKey.currentValue() } == "set")
      #expect(WordKey.currentValue() == "root")
    }
  }

  @Test func `a container may be the root without being freed by anyone`() async {
    await #expect(processExitsWith: .success) {
      weak let service = {
        let container = Container {
          Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
        }
        container.build()
        container.build()
        return container[ServiceKey.self]
      }()
      #expect(service != nil)
    }
  }
}
