import Locator
import Testing

/// The message of a missing key names the other container that binds it: the root, the current one or
/// a parent of these.
@Suite struct ForgottenParentTests {
  private static func app() -> Container {
    Container(fileID: "App/Main.swift", line: 3) {
      Module(ServiceKey.self, fileID: "App/Main.swift", line: 4) { ServiceImpl() }
    }
  }

  private static func session(of parent: Container? = nil) -> Container {
    Container(parent: parent, fileID: "App/Session.swift", line: 9) {}
  }

  @Test func `a key that the root binds asks whether the parent was forgotten`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Self.app().build()
      _ = Self.session()[ServiceKey.self, fileID: "App/Screen.swift", line: 12]
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'ServiceKey', whose value is 'Service'.
        - Read at App/Screen.swift:12.
        - The container at App/Main.swift:3 binds it (App/Main.swift:4). Did you forget 'parent:' at \
        App/Session.swift:9?
        - To fix it, add 'Module(ServiceKey.self) { ... }' to the container at App/Session.swift:9.
        """
    )
  }

  @Test func `a key that the current container binds asks whether the parent was forgotten`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      withContainer(Self.app()) { _ = Self.session()[ServiceKey.self] }
    }
    #expect(
      try StoppedProgram(result).message.contains(
        "\n- The container at App/Main.swift:3 binds it (App/Main.swift:4). Did you forget 'parent:'"
      )
    )
  }

  @Test func `a key that the current child binds says to read the child`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let parent = Container {}
      let child = Container(parent: parent, fileID: "App/Main.swift", line: 3) {
        Module(ServiceKey.self, fileID: "App/Main.swift", line: 4) { ServiceImpl() }
      }
      withContainer(child) { _ = parent[ServiceKey.self] }
    }
    #expect(
      try StoppedProgram(result).message.contains(
        """

        - The container at App/Main.swift:3 binds it (App/Main.swift:4), and a parent doesn't see what \
        its children bind. Read that one.

        """
      )
    )
  }

  @Test func `a key that only the current sibling binds says that it is no parent`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let parent = Container {}
      let sibling = Container(parent: parent, fileID: "App/Main.swift", line: 3) {
        Module(ServiceKey.self, fileID: "App/Main.swift", line: 4) { ServiceImpl() }
      }
      withContainer(sibling) { _ = Self.session(of: parent)[ServiceKey.self] }
    }
    #expect(
      try StoppedProgram(result).message.contains(
        "\n- The container at App/Main.swift:3 binds it (App/Main.swift:4), which is none of the parents of"
      )
    )
  }

  @Test func `a key that only a freed container has bound is named with none`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Self.app()
      _ = Self.session()[ServiceKey.self]
    }
    #expect(!(try StoppedProgram(result).message.contains("binds it")))
  }
}
