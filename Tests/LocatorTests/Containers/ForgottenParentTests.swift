import Locator
import Testing

/// The message of a missing key names the other container that binds it: the root, the current one, a parent of these, a
/// child, or those of a blueprint.
@Suite struct ForgottenParentTests {
  private static func app() -> Container {
    Container(fileID: "App/Main.swift", line: 3) {
      Module(ServiceKey.self, fileID: "App/Main.swift", line: 4) { ServiceImpl() }
    }
  }

  private static func session(of parent: Container? = nil) -> Container {
    Container(parent: parent, fileID: "App/Session.swift", line: 9) {}
  }

  private static func server() -> (Container, Blueprint<ServiceKey>) {
    let root = Container {}.build()
    return (
      root,
      Blueprint(parent: root, given: ServiceKey.self, fileID: "App/Server.swift", line: 5) {}
    )
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
        its children bind.
        - To fix it, read it in that container, as in 'withContainer(container) { ... }'. A detached task isn't in \
        the container of the code that starts it, nor is code that runs later, such as that which writes a body: pass \
        the value on.
        """
      )
    )
  }

  @Test(arguments: [true, false])
  func `a key that a blueprint is given is read in its containers`(isAlive: Bool) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isAlive] in
      let (root, requests) = Self.server()
      let request = isAlive ? requests.container(ServiceImpl()) : nil
      withExtendedLifetime((requests, request)) {
        _ = root[ServiceKey.self, fileID: "App/Job.swift", line: 9]
      }
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'ServiceKey', whose value is 'Service'.
        - Read at App/Job.swift:9.
        - The containers of the blueprint at App/Server.swift:5 bind it (App/Server.swift:5), and a parent doesn't \
        see what its children bind.
        - To fix it, read it in that container, as in 'withContainer(container) { ... }'. A detached task isn't in \
        the container of the code that starts it, nor is code that runs later, such as that which writes a body: pass \
        the value on.
        """
    )
  }

  @Test func `a container beside those of a blueprint binds what it reads`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, requests) = Self.server()
      let other = Container(parent: root) { Module(ServiceKey.self) { ServiceImpl() } }
      let job = Container(parent: root, fileID: "App/Job.swift", line: 8) {}
      withExtendedLifetime((requests, other)) {
        _ = job[ServiceKey.self, fileID: "App/Job.swift", line: 9]
      }
    }
    #expect(
      try StoppedProgram(result).message == """
        Nothing is bound to 'ServiceKey', whose value is 'Service'.
        - Read at App/Job.swift:9.
        - The containers of the blueprint at App/Server.swift:5 bind it (App/Server.swift:5), and the one at \
        App/Job.swift:8 is none of them.
        - To fix it, add 'Module(ServiceKey.self) { ... }' to the container at App/Job.swift:8.
        """
    )
  }

  @Test func `a key that a living child binds is read in the child`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let root = Container(fileID: "App/Main.swift", line: 2) {}
      let child = Container(parent: root, fileID: "App/Session.swift", line: 3) {
        Module(ServiceKey.self, fileID: "App/Session.swift", line: 4) { ServiceImpl() }
      }
      withExtendedLifetime(child) { _ = root[ServiceKey.self] }
    }
    #expect(
      try StoppedProgram(result).message.contains(
        """
        - The container at App/Session.swift:3 binds it (App/Session.swift:4), and a parent doesn't see what its \
        children bind.
        - To fix it, read it in that container
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

  @Test func `a key that only a replaced root binds says so`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Self.app().build()
      let other = Container(fileID: "App/Other.swift", line: 7) {}.build()
      _ = other[ServiceKey.self]
    }
    #expect(
      try StoppedProgram(result).message.contains(
        """
        - The container at App/Main.swift:3 binds it (App/Main.swift:4), and this one has replaced it as the root. \
        Build one container, with the modules of both.
        """
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
