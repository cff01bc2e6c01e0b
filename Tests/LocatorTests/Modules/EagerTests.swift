import Foundation
import Locator
import LocatorTestSupport
import Testing

/// What `.eager()` says about a module.
///
/// The root belongs to the whole process, so that each test that builds one is a program of its own.
@Suite struct EagerTests {
  @Test func `build makes eager instances in their order, each after what it needs`() async {
    await #expect(processExitsWith: .success) {
      let log = Journal()
      let container = Container {
        Module(ServiceKey.self, scope: .singleton, needs: WordKey.self) { word in
          log.note("service")
          return ServiceImpl(word)
        }
        .eager()
        Module(NumberKey.self, scope: .singleton) {
          log.note("number")
          return 1
        }
        .eager()
        Module(SpareKey.self, scope: .singleton) {
          log.note("spare")
          return ServiceImpl()
        }
        Module(WordKey.self, scope: .session) {
          log.note("word")
          return "word"
        }
        .eager()
      }
      #expect(log.all.isEmpty)
      container.build()
      #expect(log.all == ["word", "service", "number"])
      #expect(container[ServiceKey.self].name == "word")
      #expect(log.all.count == 3)
    }
  }

  @Test func `eager instances are made when their container is the root`() async {
    await #expect(processExitsWith: .success) {
      let container = Container {
        Module(WordKey.self) { Container.root == nil ? "nothing" : "root" }
        Module(WordReaderKey.self, scope: .singleton) { WordReader() }.eager()
      }
      .build()
      #expect(container[WordReaderKey.self].first == "root")
      #expect(container[WordReaderKey.self].name == "root")
    }
  }

  @Test func `a second build makes nothing again`() async {
    await #expect(processExitsWith: .success) {
      let counter = Counter()
      let container = Container {
        Module(NumberKey.self, scope: .session) { counter.next() }.eager()
      }
      container.build()
      container.reset(.session)
      container.build()
      #expect(counter.count == 1)
      #expect(container[NumberKey.self] == 2)
    }
  }

  @Test func `threads that build one container make its eager instances once`() async {
    await #expect(processExitsWith: .success) {
      let counter = Counter()
      let container = Container {
        Module(NumberKey.self, scope: .session) { counter.next() }.eager()
      }
      onThreads(8) { _ in
        container.build()
        #expect(container[NumberKey.self] == 1)
      }
      #expect(counter.count == 1)
    }
  }

  @Test func `build returns when another thread has made the eager instances`() async {
    await #expect(processExitsWith: .success) {
      let bothAreThere = Barrier(2)
      let isMade = Guarded(false)
      let container = Container {
        Module(NumberKey.self, scope: .singleton) {
          bothAreThere.wait()
          // Long enough for the other thread to return, if it didn't wait.
          yieldThread(times: 10_000)
          isMade.value = true
          return 4
        }
        .eager()
      }
      let isFirst = Guarded(true)
      onThreads(2) { _ in
        var goesFirst = false
        isFirst.change { first in
          goesFirst = first
          first = false
        }
        if !goesFirst { bothAreThere.wait() }
        container.build()
        #expect(isMade.value)
      }
    }
  }

  @Test func `ready waits for a start on another thread`() async {
    await #expect(processExitsWith: .success) {
      let begun = Barrier(2)
      let isMade = Guarded(false)
      let container = Container {
        Module(NumberKey.self, scope: .singleton) {
          begun.wait()
          // Long enough for the other thread to return, if it didn't wait.
          yieldThread(times: 10_000)
          isMade.value = true
          return 4
        }
        .eager()
      }
      Thread.detachNewThread { container.build() }
      begun.wait()
      try await container.ready()
      #expect(isMade.value)
    }
  }

  @Test func `an eager module that is overridden isn't made`() async {
    await #expect(processExitsWith: .success) {
      let log = Journal()
      Container {
        Module(WordKey.self, scope: .singleton) {
          log.note("first")
          return "first"
        }
        .eager()
        Module(WordKey.self, scope: .singleton) {
          log.note("second")
          return "second"
        }
        .eager().overriding()
      }
      .build()
      #expect(log.all == ["second"])
    }
  }

  @Test func `modules with names and elements of lists are made beforehand, too`() async {
    await #expect(processExitsWith: .success) {
      let log = Journal()
      Container {
        for word in ["a", "b"] {
          Module(WordKey.self, scope: .singleton) {
            log.note(word)
            return word
          }
          .named(word).eager()
          Module(WordKey.self, scope: .singleton) {
            log.note("\(word) again")
            return word
          }
          .intoList().eager()
        }
      }
      .build()
      #expect(log.all == ["a", "a again", "b", "b again"])
    }
  }

  @Test func `an eager instance is decorated and finished`() async {
    await #expect(processExitsWith: .success) {
      let log = Journal()
      Container {
        Module(WordKey.self, scope: .singleton) { "word" }
          .onCreate { _, word in log.note(word) }
          .eager()
        Decorator(WordKey.self) { word in "\(word)!" }
      }
      .build()
      #expect(log.all == ["word!"])
    }
  }

  @Test @MainActor func `eager instances of the main actor are made there`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let counter = Counter()
        Container {
          Module(ServiceKey.self) { ServiceImpl() }
          Module(ModelKey.self, scope: .singleton, needs: ServiceKey.self) {
            counter.next()
            return ModelImpl(service: $0)
          }
          .eager()
        }
        .build()
        #expect(counter.count == 1)
      }
    }
  }

  @Test func `a container without a parent that isn't built makes nothing beforehand`() {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { counter.next() }.eager()
    }
    #expect(counter.count == 0)
    #expect(container[NumberKey.self] == 1)
  }

  @Test func `an eager module that isn't cached is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container(fileID: "App/Main.swift", line: 1) {
        Module(WordKey.self, fileID: "App/Main.swift", line: 2) { "" }.eager()
        Module(NumberKey.self, scope: .graph, fileID: "App/Main.swift", line: 3) { 1 }.eager()
        Module(ServiceKey.self, scope: .weak, fileID: "App/Main.swift", line: 4) { ServiceImpl() }
          .eager()
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message == """
        The container at App/Main.swift:1 has 3 problems:

        - 'WordKey' says '.eager()' (App/Main.swift:2), but no container keeps its instances. Give it \
        the scope '.singleton' or one of your own, or remove '.eager()'.
        - 'NumberKey' says '.eager()' (App/Main.swift:3), but no container keeps its instances. Give it \
        the scope '.singleton' or one of your own, or remove '.eager()'.
        - 'ServiceKey' says '.eager()' (App/Main.swift:4), but no container keeps its instances. Give \
        it the scope '.singleton' or one of your own, or remove '.eager()'.
        """
    )
  }

  @Test func `an eager module of the main actor that is built elsewhere stops the program`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = await MainActor.run {
        Container {
          Module(NumberKey.self, scope: .singleton) { fatalError("made too early") }.eager()
          Module(ServiceKey.self) { ServiceImpl() }
          Module(
            ModelKey.self,
            scope: .singleton,
            needs: ServiceKey.self,
            fileID: "App/Main.swift",
            line: 4
          ) {
            ModelImpl(service: $0)
          }
          .eager()
        }
      }
      await Task.detached { _ = container.build(fileID: "App/Main.swift", line: 9) }.value
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Main.swift:9")
    #expect(
      program.message == """
        'ModelKey' is eager, and its module (App/Main.swift:4) lives on the main actor, but its \
        container was built at App/Main.swift:9, which is elsewhere. To fix it, call 'build()' in \
        'await MainActor.run { ... }', or remove '.eager()'.
        """
    )
  }
}
