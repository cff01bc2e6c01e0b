import Locator

// The world of the mistakes and of the right lines.

// Values.
enum Theme: String, CaseIterable, Sendable { case light, dark }
enum ThemeKey: InjectionKey { typealias Value = Theme }
enum CountKey: InjectionKey { typealias Value = Int }
enum RateKey: InjectionKey { typealias Value = Double }
enum TitleKey: InjectionKey { typealias Value = String }
enum FlagKey: InjectionKey { typealias Value = Bool }
enum WordsKey: InjectionKey { typealias Value = [String] }
enum NumbersKey: InjectionKey { typealias Value = [Int] }
enum PricesKey: InjectionKey { typealias Value = [String: Double] }
enum NicknameKey: InjectionKey { typealias Value = String? }
enum FormatKey: InjectionKey { typealias Value = @Sendable (Int) -> String }
enum LimitKey: DefaultInjectionKey { static var defaultValue: Int { 3 } }

struct Hull: Sendable {
  var name = ""
  var weight = 2.0
  var owner: Owner?
  func scaled(by factor: Double) -> Hull { self }
}
struct Owner: Sendable { var name = "" }
enum HullKey: InjectionKey { typealias Value = Hull }

struct Cell<Value: Sendable>: Sendable { let value: Value }
enum CellKey<Value: Sendable>: InjectionKey { typealias Value = Cell<Value> }

struct Settings: Injectable { var volume = 7 }

// Services.
protocol Service: Sendable { func run() }
struct ServiceImpl: Service {
  let store: Store
  init(_ store: Store) { self.store = store }
  func run() {}
}
struct Timed: Service {
  init(_ inner: any Service, _ count: Int) {}
  func run() {}
}
enum ServiceKey: InjectionKey { typealias Value = any Service }

protocol Plug: Sendable {}
struct PlugImpl: Plug { init(count: Int) {} }
enum PlugKey: InjectionKey { typealias Value = any Plug }

final class Store: Sendable {
  let name: String
  init(name: String = "") { self.name = name }
  func save() async {}
}
enum StoreKey: InjectionKey { typealias Value = Store }

struct Cart: Sendable { init(_ store: Store, _ count: Int) {} }
enum CartKey: InjectionKey { typealias Value = Cart }

struct Ship: Sendable {
  init(_ hull: Hull, _ count: Int, _ rate: Double, _ title: String, _ theme: Theme) {}
}
enum ShipKey: InjectionKey { typealias Value = Ship }

struct Fleet: Sendable {
  init(
    _ hull: Hull,
    _ count: Int,
    _ rate: Double,
    _ title: String,
    _ theme: Theme,
    _ flag: Bool,
    _ words: [String]
  ) {}
}
enum FleetKey: InjectionKey { typealias Value = Fleet }

// Keys with arguments.
struct Label: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
  init(_ store: Store, _ text: String) { self.text = text }
}
enum LabelKey: InjectionKey {
  typealias Value = Label
  typealias Arguments = String
}
struct Page: Sendable {
  init(id: Int, title: String) {}
  init(_ store: Store, id: Int, title: String) {}
}
enum PageKey: InjectionKey {
  typealias Value = Page
  typealias Arguments = (Int, String)
}
enum SheetKey: InjectionKey {
  typealias Value = Page
  typealias Arguments = (id: Int, title: String)
}
struct Box: Sendable { init(_ width: Double, _ height: Double, _ title: String) {} }
enum BoxKey: InjectionKey {
  typealias Value = Box
  typealias Arguments = (Double, Double, String)
}
struct Cabin: Sendable {
  init(_ hull: Hull, _ count: Int, _ rate: Double, _ title: String, _ theme: Theme, _ id: Int) {}
}
enum CabinKey: InjectionKey {
  typealias Value = Cabin
  typealias Arguments = Int
}

// Keys that can fail.
struct ConfigError: Error {}
struct OtherError: Error {}
struct Config: Sendable {
  static let fallback = Config(limit: 3)
  var limit: Int
  init(limit: Int) { self.limit = limit }
  init(store: Store) throws(ConfigError) { throw ConfigError() }
  init(text: String) throws(ConfigError) { throw ConfigError() }
  static func load() throws(ConfigError) -> Config { throw ConfigError() }
  static func find() throws(OtherError) -> Config { throw OtherError() }
}
enum ConfigKey: ThrowingInjectionKey {
  typealias Value = Config
  typealias Failure = ConfigError
}
struct Quota: Sendable { init(_ config: Config) {} }
enum QuotaKey: InjectionKey { typealias Value = Quota }
enum DefaultsKey: InjectionKey { typealias Value = Config }
enum NamedConfigKey: ThrowingInjectionKey {
  typealias Value = Config
  typealias Arguments = String
  typealias Failure = ConfigError
}

// Keys that take time.
struct Database: Sendable {
  init() async throws(ConfigError) {}
  init(config: Config) async throws(ConfigError) {}
  init(limit: Int) async {}
}
enum DatabaseKey: AsyncInjectionKey {
  typealias Value = Database
  typealias Failure = ConfigError
}
struct Replica: Sendable {
  let size = 2
  init() async {}
  init(store: Store) async {}
}
enum ReplicaKey: AsyncInjectionKey { typealias Value = Replica }
enum CopyKey: InjectionKey { typealias Value = Replica }
struct Report: Sendable { init(_ year: Int) async throws(ConfigError) {} }
enum ReportKey: AsyncInjectionKey {
  typealias Value = Report
  typealias Arguments = Int
  typealias Failure = ConfigError
}
struct Summary: Sendable { init(_ replica: Replica, _ year: Int) async {} }
enum SummaryKey: AsyncInjectionKey {
  typealias Value = Summary
  typealias Arguments = Int
}

// Keys of the main actor.
@MainActor protocol Screen: AnyObject { var title: String { get } }
@MainActor final class ScreenImpl: Screen {
  let title: String
  init(title: String) { self.title = title }
  init(store: Store) { title = store.name }
}
@MainActor final class FramedScreen: Screen {
  let title = ""
  init(_ inner: any Screen, _ store: Store) {}
}
enum ScreenKey: @MainActor InjectionKey { typealias Value = any Screen }
@MainActor final class Detail { init(_ store: Store, _ id: Int) {} }
enum DetailKey: @MainActor InjectionKey {
  typealias Value = Detail
  typealias Arguments = Int
}
@MainActor final class Album {
  static let empty = Album(title: "")
  init(title: String) {}
  init() throws(ConfigError) {}
}
enum AlbumKey: @MainActor ThrowingInjectionKey {
  typealias Value = Album
  typealias Failure = ConfigError
}

// Keys that aren't isolated, for values that are.
@MainActor protocol Greeter: AnyObject, Sendable {}
@MainActor final class Greeting: Greeter {
  init() {}
  init(store: Store) {}
}
@MainActor final class LoudGreeting: Greeter { init(_ inner: any Greeter, _ store: Store) {} }
enum GreeterKey: InjectionKey { typealias Value = any Greeter }
enum WaitingGreeterKey: AsyncInjectionKey { typealias Value = any Greeter }
@MainActor final class Letter: Sendable { init(_ store: Store, _ name: String) {} }
enum LetterKey: InjectionKey {
  typealias Value = Letter
  typealias Arguments = String
}

// Values that one place at a time may have.
final class Draft {
  var text = ""
  init() {}
  init(_ text: String) { self.text = text }
}
enum DraftKey: InjectionKey { typealias Value = Draft }
@MainActor func show(_ draft: Draft) {}

// Objects that a framework creates.
@MainActor final class Controller {
  var screen: (any Screen)?
  var store: Store?
}
@MainActor final class DetailController: InjectionTarget {
  typealias Arguments = Int
  var id = 0
}
final class Import { var store: Store? }
final class Download: InjectionTarget {
  typealias Arguments = String
  var store: Store?
  func start(_ address: String) {}
}

/// What takes a closure as a module does, with no module near.
func plain<V>(_ type: V.Type, _ make: @Sendable () -> V) {}

enum Visit {}
extension Scope where Value: Sendable { static var visit: Self { Self(Visit.self) } }

struct Services: Assembly {
  var modules: [AnyModule] { Module(StoreKey.self, scope: .singleton) { Store() } }
}
