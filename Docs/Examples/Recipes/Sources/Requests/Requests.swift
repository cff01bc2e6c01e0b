import Locator

// A server: a container for each request, many at once, of a list that is checked once.

struct Request: Sendable { var user: String }
enum RequestKey: InjectionKey { typealias Value = Request }

/// Shared by all requests.
actor Database {
  private(set) var rows: [String] = []

  func append(_ rows: [String]) { self.rows += rows }
}
enum DatabaseKey: InjectionKey { typealias Value = Database }

/// What a request writes, all of it or nothing.
actor Transaction {
  private let database: Database
  private var rows: [String] = []

  init(in database: Database) { self.database = database }

  func write(_ row: String) { rows.append(row) }
  func commit() async { await database.append(rows) }
}
enum TransactionKey: InjectionKey { typealias Value = Transaction }

/// An object that code far below a handler makes, and that knows nothing of the server.
struct AuditLog {
  @Inject(RequestKey.self) private var request
  @Inject(TransactionKey.self) private var transaction

  func note(_ text: String) async { await transaction.write("\(request.user): \(text)") }
}

/// Answers a request.
func handle() async -> String {
  // Child tasks have the container of the request, too. A detached task doesn't.
  async let first: Void = AuditLog().note("read")
  async let second: Void = AuditLog().note("bought")
  _ = await (first, second)
  return "Thank you, \(RequestKey.currentValue().user)."
}

struct Server: Sendable {
  // Everything that differs is given, so that a request doesn't have to check a list.
  private let requests = Blueprint(parent: .current(), given: RequestKey.self) {
    Module(TransactionKey.self, scope: .singleton, needs: DatabaseKey.self, make: Transaction.init)
      .onClose { await $0.commit() }
  }

  func answer(_ request: Request) async throws -> String {
    let container = requests.container(request)
    let answer = await withContainer(container) { await handle() }
    // The commit. A container that is only released, as after an error, closes nothing.
    try await container.close()
    return answer
  }
}

@main struct Program {
  static func main() async throws {
    let database = Database()
    Container { Module(DatabaseKey.self, scope: .singleton) { database } }.build()
    let server = Server()

    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...1_000 {
        group.addTask { try await server.answer(Request(user: "user \(number)")) }
      }
      var answers: Set<String> = []
      for try await answer in group { answers.insert(answer) }
      return answers
    }
    print("\(answers.count) different answers, such as '\(answers.min() ?? "")'")
    let rows = await database.rows
    print("\(Set(rows).count) different rows of \(rows.count)")
  }
}
