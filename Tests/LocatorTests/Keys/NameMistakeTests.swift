import Locator
import LocatorInspection
import Testing

private enum SlowKey: AsyncInjectionKey { typealias Value = String }
private enum SlowPageKey: AsyncInjectionKey { typealias Value = String }

/// A name that a module can't have is a problem at `build()`.
@Suite struct NameMistakeTests {
  @Test func `an empty name is a problem`() {
    let found = problems(
      of: Container {
        Module(WordKey.self, fileID: "App/Main.swift", line: 4) { "word" }.named("")
        Module(ConfigKey.self) { ServiceImpl() }.named("")
        Module(SlowKey.self) { "slow" }.named("")
      }
    )
    #expect(found.map(\.kind) == [.unclearName, .unclearName, .unclearName])
    #expect(
      found.first?.description == """
        'WordKey' has an empty name (App/Main.swift:4). Write the name that it is read by, \
        '.named("main")', or remove '.named'.
        """
    )
  }

  @Test func `two names of one module are a problem`() {
    let found = problems(
      of: Container {
        Module(WordKey.self, fileID: "App/Main.swift", line: 4) { "word" }.named("a").named("b")
        Module(NumberKey.self) { 4 }.named("a").overriding().named("").named("a")
      }
    )
    #expect(found.map(\.kind) == [.unclearName, .idleOverride, .unclearName])
    #expect(
      found.first?.description == """
        'WordKey' has the names 'a' and 'b' (App/Main.swift:4), and a module has one. Remove one of \
        the two, or list a module for each.
        """
    )
  }

  @Test func `a name of an element without a name is a problem`() {
    let found = problems(
      of: Container {
        Module(WordKey.self, fileID: "App/Main.swift", line: 4) { "word" }.intoList().named("z")
        Module(NumberKey.self) { 4 }.named("z").intoList()
      }
    )
    #expect(found.map(\.kind) == [.unclearName, .unclearName])
    #expect(
      found.first?.description == """
        'WordKey' has the name 'z' and says '.intoList()' (App/Main.swift:4), which is for modules \
        without a name. Those with a name are in the list anyway: remove one of the two.
        """
    )
  }

  @Test func `a name that is given twice is one name`() {
    let container = Container { Module(WordKey.self) { "word" }.named("a").named("a") }
    #expect(container[Named<WordKey>?.self, "a"] == "word")
  }

  @Test func `a wrong name is a problem for build, too`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container { Module(WordKey.self) { "word" }.named("") }.build()
    }
    #expect(try StoppedProgram(result).message.contains("- 'WordKey' has an empty name ("))
  }

  @Test(arguments: ["throwing", "asynchronous"])
  func `a plain read of a key that has names says how to read it`(kind: String) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [kind] in
      let container = Container {
        Module(ConfigKey.self) { ServiceImpl() }.named("a")
        Module(SlowKey.self) { "slow" }.named("a")
      }
      if kind == "throwing" { _ = try container[ConfigKey.self] }
      _ = await container.resolve(SlowKey.self)
    }
    let key = kind == "throwing" ? "ConfigKey" : "SlowKey"
    #expect(
      try StoppedProgram(result).message.contains(
        "- Its modules have names: 'a'. Read 'Named<\(key)>.self' with a name, or all: 'ByName<\(key)>.self', '[\(key)].self'."
      )
    )
  }

  @Test func `the current container isn't named as the one to read a named module in`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 3) {
        Module(WordKey.self) { "cat" }.named("a")
      }
      .build()
      _ = container[WordKey.self, fileID: "App/Zoo.swift", line: 2]
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'WordKey', whose value is 'String'.
        - Read at App/Zoo.swift:2.
        - Its modules have names: 'a'. Read 'Named<WordKey>.self' with a name, or all: 'ByName<WordKey>.self', '[WordKey].self'.
        - To fix it, add 'Module(WordKey.self) { ... }' to the container at App/Main.swift:3.
        """
    )
  }

  @Test func `a need of an asynchronous key that has names says how to read it`() {
    let found = problems(
      of: Container {
        Module(SlowPageKey.self, needs: SlowKey.self, fileID: "App/Main.swift", line: 4) { $0 }
        Module(SlowKey.self) { "slow" }.named("a")
      }
    )
    #expect(
      found.first?.description == """
        Nothing is bound to 'SlowKey', which 'SlowPageKey' needs (App/Main.swift:4), because its \
        modules have names or say '.intoList()'. Need '[SlowKey].self', or add 'Module(SlowKey.self) { ... }' to the container.
        """
    )
  }
}
