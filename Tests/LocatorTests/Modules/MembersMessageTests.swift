import Locator
import Testing

private class Form { var word = "" }
private final class Sheet: Form, InjectionTarget { typealias Arguments = String }
@MainActor private final class Controller { var word = "" }
private final class Node {}

/// A mistake with the members of an object stops with a message about it.
@Suite struct MembersMessageTests {
  @Test func `mistakes in members are problems with file and line`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container(fileID: "App/Main.swift", line: 1) {
        Members<Form, Anywhere>(of: Form.self, fileID: "App/Main.swift", line: 2)
          .inject(WordKey.self) { _, _ in }
        Members<Form, Anywhere>(of: Form.self, fileID: "App/Main.swift", line: 3)
        Members<Sheet, Anywhere>(of: Sheet.self, fileID: "App/Main.swift", line: 4).overriding()
      }
      .build()
    }
    let program = try StoppedProgram(result)
    #expect(
      program.message == """
        The container at App/Main.swift:1 has 3 problems:

        - 'Members(of: Form.self)' is listed twice, at App/Main.swift:2 and at App/Main.swift:3. Remove \
        one of the two, or add '.overriding()' to the second.
        - Nothing is bound to 'WordKey', which 'Members(of: Form.self)' needs (App/Main.swift:2). Add \
        'Module(WordKey.self) { ... }' to the container.
        - 'Members(of: Sheet.self)' overrides nothing (App/Main.swift:4). Remove '.overriding()', or \
        list what it replaces before it.
        """
    )
  }

  @Test func `injection into an object whose class has no members`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(fileID: "App/Main.swift", line: 1) {
        Members<Sheet, Anywhere>(of: Sheet.self)
      }
      container.inject(into: Form(), fileID: "App/Form.swift", line: 7)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Form.swift:7")
    #expect(
      program.message == """
        Nothing injects into 'Form'.
        - Read at App/Form.swift:7.
        - To fix it, add 'Members(of: Form.self).inject(Key.self) { $0.property = $1 }' to the container \
        at App/Main.swift:1.
        """
    )
  }

  @Test func `injection without the arguments that the object's class takes`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Members<Sheet, Anywhere>(of: Sheet.self, fileID: "App/Main.swift", line: 2).passing {
          $0.word = $1
        }
      }
      let form: Form = Sheet()
      container.inject(into: form, fileID: "App/Form.swift", line: 7)
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Form.swift:7")
    #expect(
      program.message == """
        'Members(of: Sheet.self)' takes arguments (App/Main.swift:2), and got none.
        - Read at App/Form.swift:7.
        - To fix it, write 'inject(into: object as Sheet, arguments)'.
        """
    )
  }

  @Test func `injection off the main actor by members that live there`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Module(WordKey.self) { "set" }
        Members(of: Controller.self, fileID: "App/Main.swift", line: 2)
          .inject(WordKey.self) { $0.word = $1 }
      }
      let controller = await MainActor.run {
        let controller = Controller()
        container.inject(into: controller)
        #expect(controller.word == "set")
        return controller
      }
      await Task.detached {
        container.inject(into: controller, fileID: "App/Sync.swift", line: 7)
      }.value
    }
    let program = try StoppedProgram(result)
    #expect(program.location == "App/Sync.swift:7")
    #expect(
      program.message == """
        'Members(of: Controller.self)' lives on the main actor (App/Main.swift:2), and the injection \
        didn't.
        - Read at App/Sync.swift:7.
        - To fix it, inject in 'await MainActor.run { ... }', or isolate the code that does.
        """
    )
  }

  @Test func `injection by a wrong container reports its problems`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Members<Form, Anywhere>(of: Form.self).inject(WordKey.self) { $0.word = $1 }
      }
      container.inject(into: Form())
    }
    #expect(try StoppedProgram(result).message.contains("Nothing is bound to 'WordKey'"))
  }

  @Test func `members that inject into the same object again and again are stopped`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container {
        Members<Node, Anywhere>(of: Node.self, fileID: "App/Main.swift", line: 2).inject(
          Resolver.self
        ) { node, _ in
          Container.current().inject(into: node, fileID: "App/Node.swift", line: 20)
        }
      }
      container.inject(into: Node())
    }
    #expect(
      try StoppedProgram(result).message.contains(
        " times inside itself, too often for the stack of the thread: 'Node' (App/Main.swift:2) -> "
      )
    )
  }
}
