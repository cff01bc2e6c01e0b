import Locator

// A database that opens asynchronously, in an app whose stores are synchronous.

/// A database, which takes its time to open.
final class Database: Sendable {
  let name: String
  init(opening name: String) async throws {
    await Task.yield()
    self.name = name
  }
}

// Synchronous, because the database is open before the container is built. If it were an `AsyncInjectionKey`, what
// needs it would have to be asynchronous, too, up to the screens. The compiler says of the module of the notes:
// error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'DatabaseKey' conform to 'InjectionKey'
enum DatabaseKey: InjectionKey { typealias Value = Database }

/// A store that reads and writes an open database.
final class Notes: Sendable {
  private let database: Database
  init(_ database: Database) { self.database = database }
  var title: String { "Notes of \(database.name)" }
}
enum NotesKey: InjectionKey { typealias Value = Notes }

/// What the app doesn't wait for at launch: whoever searches first does.
actor SearchIndex {
  private let notes: Notes
  init(_ notes: Notes) async { self.notes = notes }
  func find(_ text: String) -> String { "'\(text)' in \(notes.title)" }
}
enum SearchIndexKey: AsyncInjectionKey { typealias Value = SearchIndex }

/// A field that shows suggestions if the index is there, and waits for it only for a search.
struct SearchField {
  @Inject(Weak<SearchIndexKey>.self) private var index

  var isReady: Bool { index() != nil }
  func search(_ text: String) async -> String { await index.resolve().find(text) }
}

@main struct Program {
  static func main() async throws {
    // 1. Await what the app can't do without.
    let database = try await Database(opening: "this device")
    // 2. Bind it as a value.
    let root = Container {
      Module(DatabaseKey.self, scope: .singleton) { database }
      Module(NotesKey.self, scope: .singleton, needs: DatabaseKey.self, make: Notes.init)
      Module(SearchIndexKey.self, scope: .singleton, needs: NotesKey.self, make: SearchIndex.init)
    }
    .build()
    // 3. Read it synchronously from now on.
    print(NotesKey.currentValue().title)

    let field = SearchField()
    print("The index is ready: \(field.isReady)")
    print(await field.search("gin"))
    print("The index is ready: \(field.isReady)")

    // A session opens its own database in the same way, and is given it.
    let sessions = Blueprint(parent: root, given: DatabaseKey.self) {
      Module(NotesKey.self, scope: .singleton, needs: DatabaseKey.self, make: Notes.init)
    }
    let session = sessions.container(try await Database(opening: "Ada"))
    print(session[NotesKey.self].title)
  }
}
