import Dispatch
import Locator
import LocatorTestSupport
import Testing

// Each program here makes one mistake. The lines in the messages are arguments, so that a test
// says the whole text that a user sees.

private enum ServicesKey: InjectionKey { typealias Value = any Service }
private enum LateKey: AsyncInjectionKey { typealias Value = Int }

/// A value whose making reads another key without declaring it, which no container can know beforehand.
private final class Nosy: Service {
  let name: String
  init() { name = Container.current()[WordKey.self, fileID: "App/Nosy.swift", line: 5] }
}

/// An object with a property whose key nothing is bound to.
private final class Screen {
  private let wrapper = Inject(ServiceKey.self, fileID: "App/Screen.swift", line: 12)
  var service: any Service { wrapper() }
}

/// A mistake at run time stops the program with a message that says where it is and what mends it.
@Suite struct StopMessageTests {
  @Test func `a property far down its file, among other lines`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container(fileID: "App/Main.swift", line: 100_000) {
        Module(ServicesKey.self, fileID: "App/Main.swift", line: 100_001) { ServiceImpl() }
      }
      .build()
      for line: UInt in [32_766, 32_767, 32_767, 100_000] {
        _ = Container.root?[ServicesKey.self, fileID: "App/Main.swift", line: line]
      }
      let wrapper = Inject(ServiceKey.self, fileID: "App/Main.swift", line: 100_002)
      _ = wrapper()
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:100002")
    #expect(
      program.message == """
        Nothing is bound to 'ServiceKey', whose value is 'Service'.
        - Read by the property declared at App/Main.swift:100002.
        - Did you mean 'ServicesKey' (App/Main.swift:100001)?
        - To fix it, add 'Module(ServiceKey.self) { ... }' to the container at App/Main.swift:100000.
        """
    )
  }

  @Test func `a property whose key isn't bound`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container(fileID: "App/Main.swift", line: 3) {
        Module(ServicesKey.self, fileID: "App/Main.swift", line: 4) { ServiceImpl() }
      }
      .build()
      _ = Screen().service
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Screen.swift:12")
    #expect(
      program.message == """
        Nothing is bound to 'ServiceKey', whose value is 'Service'.
        - Read by the property declared at App/Screen.swift:12.
        - Did you mean 'ServicesKey' (App/Main.swift:4)?
        - To fix it, add 'Module(ServiceKey.self) { ... }' to the container at App/Main.swift:3.
        """
    )
  }

  @Test func `a read inside a factory that declares no need`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 3) {
        Module(ServiceKey.self, fileID: "App/Main.swift", line: 4) { Nosy() }
        Module(SpareKey.self, needs: ServiceKey.self, fileID: "App/Main.swift", line: 5) { $0 }
      }
      _ = container[SpareKey.self]
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Nosy.swift:5")
    #expect(
      program.message == """
        Nothing is bound to 'WordKey', whose value is 'String'.
        - Read at App/Nosy.swift:5.
        - While constructing: 'SpareKey' (App/Main.swift:5) -> 'ServiceKey' (App/Main.swift:4).
        - To fix it, add 'Module(WordKey.self) { ... }' to the container at App/Main.swift:3.
        """
    )
  }

  @Test(.bounded) func `a task that goes on when its factory has ended isn't inside it`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let (mayRead, tasks) = (Gate(), Guarded<[Task<Void, Never>]>([]))
      let container = Container(fileID: "App/Main.swift", line: 3) {
        Module(LateKey.self, scope: .singleton, fileID: "App/Main.swift", line: 4) { () async in
          let task = Task {
            await mayRead.pass()
            _ = Container.current()[WordKey.self, fileID: "App/Late.swift", line: 5]
          }
          tasks.change { $0.append(task) }
          return 4
        }
      }
      .build()
      _ = await container.resolve(LateKey.self)
      await mayRead.open()
      for task in tasks.value { await task.value }
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'WordKey', whose value is 'String'.
        - Read at App/Late.swift:5.
        - To fix it, add 'Module(WordKey.self) { ... }' to the container at App/Main.swift:3.
        """
    )
  }

  @Test func `a key with arguments that isn't bound`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 3) {}
      _ = container[ListKey.self, "n", fileID: "App/List.swift", line: 9]
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'ListKey', whose value is 'Array<String>'.
        - Read at App/List.swift:9.
        - To fix it, add 'Module(ListKey.self) { arguments in ... }' to the container at App/Main.swift:3.
        """
    )
  }

  @Test func `a plain read of a key whose modules have names`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 3) {
        Module(WordKey.self, fileID: "App/Main.swift", line: 4) { "cat" }.named("cat")
      }
      _ = container[WordKey.self, fileID: "App/Zoo.swift", line: 2]
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'WordKey', whose value is 'String'.
        - Read at App/Zoo.swift:2.
        - Its modules have names: 'cat'. Read 'Named<WordKey>.self' with a name, or all: 'ByName<WordKey>.self', '[WordKey].self'.
        - To fix it, add 'Module(WordKey.self) { ... }' to the container at App/Main.swift:3.
        """
    )
  }

  @Test func `a throwing key that isn't bound`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 3) {}
      _ = try container[ConfigKey.self, fileID: "App/Launch.swift", line: 9]
    }
    #expect(
      try StoppedProgram(result).message.hasPrefix(
        """
        Nothing is bound to 'ConfigKey', whose value is 'Service'.
        - Read at App/Launch.swift:9.
        """
      )
    )
  }

  @Test func `a read before a container is built`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Screen().service
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Screen.swift:12")
    #expect(
      program.message == """
        'ServiceKey' was read before a container was built.
        - Read by the property declared at App/Screen.swift:12.
        - To fix it, call 'build()' on your container where the program starts, or wrap the code in \
        'withContainer(container) { ... }'.
        - A test has a container of its own with '@Test(.container { Module(ServiceKey.self) { ... } })' \
        of 'LocatorTesting'.
        """
    )
  }

  @Test func `the current container before one is built`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Container.current(fileID: "App/Screen.swift", line: 12)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Screen.swift:12")
    #expect(
      program.message == """
        'Container.current()' was read before a container was built.
        - Read at App/Screen.swift:12.
        - To fix it, call 'build()' on your container where the program starts, or wrap the code in \
        'withContainer(container) { ... }'.
        - A test has a container of its own with '@Test(.container { ... })' of 'LocatorTesting'.
        """
    )
  }

  @Test func `the current value before a container is built`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = WordKey.currentValue(fileID: "App/Screen.swift", line: 12)
    }
    #expect(
      try StoppedProgram(result).message == """
        'WordKey' was read before a container was built.
        - Read at App/Screen.swift:12.
        - To fix it, call 'build()' on your container where the program starts, or wrap the code in \
        'withContainer(container) { ... }'.
        - A test has a container of its own with '@Test(.container { Module(WordKey.self) { ... } })' \
        of 'LocatorTesting'.
        """
    )
  }

  @Test func `a property that is read after its container is freed`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      final class Late: Service {
        let word = Inject(WordKey.self, fileID: "App/Late.swift", line: 3)
        var name: String { word() }
      }
      var container: Container? = Container(fileID: "App/Main.swift", line: 4) {
        Module(WordKey.self) { "gone" }
        Module(ServiceKey.self) { Late() }
      }
      let late = container?[ServiceKey.self]
      container = nil
      _ = late?.name
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Late.swift:3")
    #expect(
      program.message == """
        'Inject<WordKey>' was used after the container at App/Main.swift:4 that made it was freed. \
        Hold the container as long as the objects that it makes are in use.
        """
    )
  }

  @Test func `a provider that is called after its container is freed`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let provider = Container { Module(WordKey.self) { "gone" } }[Provider<WordKey>.self]
      _ = provider(fileID: "App/Late.swift", line: 4)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Late.swift:4")
    #expect(program.message.hasPrefix("'Provider<WordKey>' was used after the container"))
  }

  @Test func `a module that needs a main-actor key and whose own key isn't one`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      // The compiler infers a main-actor factory, because the need can't be made anywhere else.
      await MainActor.run {
        _ = Container {
          Module(ServiceKey.self) { ServiceImpl() }
          Module(ModelKey.self, needs: ServiceKey.self) { ModelImpl(service: $0) }
          Module(WordKey.self, needs: ModelKey.self, fileID: "App/Main.swift", line: 4) {
            $0.service.name
          }
        }
        .build()
      }
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - 'WordKey' is made on the main actor (App/Main.swift:4), but any code can read it. Isolate the \
        key, 'enum WordKey: @MainActor InjectionKey', or make it an asynchronous one.
        """
      )
    )
  }
}
