import Locator

// Log-in and log-out: a session is a container, and one object of the app holds it.

struct User: Sendable { var name: String }
enum UserKey: InjectionKey { typealias Value = User }

/// What is open from log-in to log-out.
final class Connection: Sendable {
  let name: String
  init(for user: User) {
    name = user.name
    print("- The connection of \(name) is opened.")
  }
  func listen() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
    print("- Nobody listens to the connection of \(name).")
  }
  func close() async { print("- The connection of \(name) is closed.") }
  deinit { print("- The connection of \(name) is freed.") }
}
enum ConnectionKey: InjectionKey { typealias Value = Connection }

/// A screen, whose properties have the values of the session, because its container makes the screen.
@MainActor final class Inbox {
  @Inject(UserKey.self) var user
  @Inject(ConnectionKey.self) private var connection
  private var listening: Task<Void, Never>?

  func appear() { listening = Task { [connection] in await connection.listen() } }
  func disappear() async {
    listening?.cancel()
    await listening?.value
  }
}
enum InboxKey: @MainActor InjectionKey { typealias Value = Inbox }

/// The only object that holds the session: what a container makes doesn't hold it.
@MainActor final class Login {
  // The list is the same for each user, so it is a blueprint, which is checked once.
  private let sessions = Blueprint(parent: .current(), given: UserKey.self) {
    Module(ConnectionKey.self, scope: .singleton, needs: UserKey.self) { Connection(for: $0) }
      .onClose { await $0.close() }
    Module(InboxKey.self) { Inbox() }
  }
  private(set) var session: Container?
  private(set) var screen: Inbox?

  func logIn(_ user: User) {
    session = sessions.container(user)
    screen = session?[InboxKey.self]
    screen?.appear()
  }

  func logOut() async throws {
    // 1. The tasks end, and are waited for: what they make after the close is closed by nothing.
    await screen?.disappear()
    // 2. The screens go.
    screen = nil
    // 4. The container is freed, also if a hook has failed.
    defer { session = nil }
    // 3. The hooks `onClose` run, in the reverse order of creation. They may read the container.
    try await session?.close()
  }
}

@main struct Program {
  @MainActor static func main() async throws {
    Container {}.build()
    let login = Login()
    print("Log-in:")
    login.logIn(User(name: "Ada"))

    // Something holds the screen and the container for too long, as an animation may.
    var late = login.screen
    var closed = login.session
    weak let container = login.session
    print("- The inbox is \(late?.user.name ?? "nobody")'s.")
    print("Log-out:")
    try await login.logOut()
    print("After it:")
    // A property keeps what it has resolved.
    print("- The inbox is still \(late?.user.name ?? "nobody")'s.")
    // A closed container goes on answering, so that a late read stops nothing.
    print("- A new read finds the closed connection: \(closed?[ConnectionKey?.self] != nil)")
    closed = nil
    print("- The container is freed: \(container == nil)")
    late = nil  // And with the last property that has it, the connection.
  }
}
