import Locator

// The world of the samples in the documentation, and of the mistakes in `Refused`.

protocol Service: Sendable { func doSomething() }
struct ServiceImpl: Service { func doSomething() {} }
enum ServiceKey: InjectionKey { typealias Value = any Service }

protocol Page: Sendable {}
struct NewPage: Page { init(_ id: Int, _ title: String) {} }
struct OldPage: Page {}
enum PageKey: InjectionKey { typealias Value = any Page }
enum NewPageKey: InjectionKey { typealias Value = any Page }
enum OldPageKey: InjectionKey { typealias Value = any Page }

final class Store: Sendable { func save() async {} }
enum StoreKey: InjectionKey { typealias Value = Store }
struct Flags: Sendable { var isOn = true }
enum FlagsKey: InjectionKey { typealias Value = Flags }
struct API: Sendable {}
enum APIKey: InjectionKey { typealias Value = API }
enum PriceKey: InjectionKey { typealias Value = Int }

struct Cart: Sendable {
  init(_ price: Int, _ store: Store) {}
  init(_ price: Int, limit: Int) {}
}
enum CartKey: InjectionKey { typealias Value = Cart }

struct ListModel: Sendable {
  init(_ letter: String) {}
  init(_ api: API, _ letter: String) {}
}
enum ListKey: InjectionKey {
  typealias Value = ListModel
  typealias Arguments = String
}

struct Config: Sendable {
  static let fallback = Config(limit: 10)
  var limit: Int
  init(limit: Int) { self.limit = limit }
  init() throws(ConfigError) { throw ConfigError() }
}
struct ConfigError: Error {}
enum ConfigKey: ThrowingInjectionKey {
  typealias Value = Config
  typealias Failure = ConfigError
}

@MainActor final class Library {
  static let empty = Library(albums: [])
  let albums: [Album]
  init(albums: [Album]) { self.albums = albums }
  init() throws(LibraryError) { throw LibraryError() }
}
@MainActor final class Album {
  init(named name: String) {}
  init(_ name: String) throws(LibraryError) { throw LibraryError() }
}
struct LibraryError: Error {}
enum LibraryKey: @MainActor ThrowingInjectionKey {
  typealias Value = Library
  typealias Failure = LibraryError
}
enum AlbumKey: @MainActor ThrowingInjectionKey {
  typealias Value = Album
  typealias Arguments = String
  typealias Failure = LibraryError
}

final class Parent: Sendable { init(_ child: Child) {} }
final class Child: Sendable { init(_ parent: Lazy<ParentKey>) {} }
enum ParentKey: InjectionKey { typealias Value = Parent }
enum ChildKey: InjectionKey { typealias Value = Child }

struct Account: Sendable {
  init(named name: String) {}
  init(_ name: String) throws(AccountError) { throw AccountError() }
}
struct AccountError: Error {}
enum AccountKey: ThrowingInjectionKey {
  typealias Value = Account
  typealias Arguments = String
  typealias Failure = AccountError
}

struct DatabaseError: Error {}
struct Database: Sendable {
  static let sample = Database(isSample: true)
  init() async throws(DatabaseError) {}
  private init(isSample: Bool) {}
}
enum DatabaseKey: AsyncInjectionKey {
  typealias Value = Database
  typealias Failure = DatabaseError
}
struct Replica: Sendable { init() async { await Task.yield() } }
enum ReplicaKey: AsyncInjectionKey { typealias Value = Replica }
struct Report: Sendable { init(_ year: Int) async throws(DatabaseError) {} }
enum ReportKey: AsyncInjectionKey {
  typealias Value = Report
  typealias Arguments = Int
  typealias Failure = DatabaseError
}
struct Summary: Sendable { init(_ year: Int) async {} }
enum SummaryKey: AsyncInjectionKey {
  typealias Value = Summary
  typealias Arguments = Int
}

protocol Animal: Sendable {}
struct Cat: Animal {}
struct Dog: Animal {}
enum AnimalKey: InjectionKey { typealias Value = any Animal }

protocol WallClock: Sendable {}
struct FixedClock: WallClock {}
struct LiveClock: WallClock {}
enum ClockKey: InjectionKey { typealias Value = any WallClock }
struct Timed: Service {
  init(_ inner: any Service, _ clock: any WallClock) {}
  func doSomething() {}
}

final class Draft { var text = "" }
enum DraftKey: InjectionKey { typealias Value = Draft }
final class Editor {
  var title = ""
  init(_ draft: Draft, _ preview: Preview) {}
}
enum WordKey: InjectionKey { typealias Value = String }
enum EditorKey: InjectionKey { typealias Value = Editor }
struct Preview { init(_ draft: Draft) {} }
enum PreviewKey: InjectionKey { typealias Value = Preview }

struct User: Sendable { var name: String }
enum UserKey: InjectionKey { typealias Value = User }

@MainActor protocol HomeModel: AnyObject {
  var title: String { get }
  func start(with service: any Service)
  func stop()
}
@MainActor final class HomeModelImpl: HomeModel {
  let title = ""
  init(store: Store) {}
  func start(with service: any Service) {}
  func stop() {}
}
enum HomeKey: @MainActor InjectionKey { typealias Value = any HomeModel }
@MainActor final class CachedHome: HomeModel {
  let title = ""
  init(_ inner: any HomeModel, _ store: Store) {}
  func start(with service: any Service) {}
  func stop() {}
}
@MainActor final class DetailModelImpl {
  let title = ""
  init(store: Store, id: String) {}
}
enum DetailKey: @MainActor InjectionKey {
  typealias Value = DetailModelImpl
  typealias Arguments = String
}

@MainActor protocol Greeter: AnyObject, Sendable {}
@MainActor final class Greeting: Greeter { init(store: Store) {} }
@MainActor final class LoudGreeting: Greeter { init(_ inner: any Greeter, _ store: Store) {} }
enum GreetingKey: InjectionKey { typealias Value = any Greeter }
@MainActor final class Letter { init(store: Store, to name: String) {} }
enum LetterKey: InjectionKey {
  typealias Value = Letter
  typealias Arguments = String
}

// Objects that a framework creates.
@MainActor final class HomeController { var home: (any HomeModel)? }
@MainActor final class DetailController: InjectionTarget {
  typealias Arguments = String
  func show(_ id: String, in home: any HomeModel) {}
}
@MainActor struct Controllers: @MainActor Assembly {
  var modules: [AnyModule] {
    Members(of: HomeController.self).inject(HomeKey.self) { $0.home = $1 }
  }
}
final class Import { var store: Store? }
final class Download: InjectionTarget {
  typealias Arguments = String
  func start(_ address: String) {}
}

struct Services: Assembly {
  var modules: [AnyModule] {
    Module(StoreKey.self, scope: .singleton) { Store() }
    Module(ClockKey.self) { LiveClock() }
  }
}

final class Screen {
  @Inject(ServiceKey.self) var service
  func load() async {}
}

final class Mother: Sendable { init(_ daughter: Daughter) {} }
final class Daughter: Sendable {
  var mother: Mother? {
    get { nil }
    set {}
  }
}
enum MotherKey: InjectionKey { typealias Value = Mother }
enum DaughterKey: InjectionKey { typealias Value = Daughter }

let sessions = Blueprint(parent: Container {}, given: UserKey.self) {
  Module(CartKey.self, needs: UserKey.self) { user in Cart(1, Store()) }
}
