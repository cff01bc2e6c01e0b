import Locator

// Type-checked and never run: the forms of keys, modules, containers and properties beside each other.

protocol Service: Sendable { func go() }
struct ServiceImpl: Service { func go() {} }
enum ServiceKey: InjectionKey { typealias Value = any Service }

struct Boom: Error {}
enum ConfigKey: ThrowingInjectionKey {
  typealias Value = Int
  typealias Failure = Boom
}
enum ListKey: InjectionKey {
  typealias Value = [String]
  typealias Arguments = String
}
enum PageKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = (id: Int, title: String)
}

struct Database: Sendable {
  init() async {}
  init(_ service: any Service) async throws(Boom) {}
}
enum DatabaseKey: AsyncInjectionKey {
  typealias Value = Database
  typealias Failure = Boom
}
enum ReplicaKey: AsyncInjectionKey { typealias Value = Database }

struct Cart: Sendable {
  init(_ a: any Service, _ b: any Service) {}
  init(_ a: any Service, letter: String) {}
}
enum CartKey: InjectionKey { typealias Value = Cart }
enum LetterCartKey: InjectionKey {
  typealias Value = Cart
  typealias Arguments = String
}

@MainActor protocol Model: AnyObject { func tap() }
@MainActor final class ModelImpl: Model {
  let service: any Service
  init(service: any Service) { self.service = service }
  func tap() {}
}
enum ModelKey: @MainActor InjectionKey { typealias Value = any Model }
enum DetailKey: @MainActor InjectionKey {
  typealias Value = any Model
  typealias Arguments = String
}
@MainActor final class Clock: Sendable { init(_ service: any Service) {} }
enum ClockKey: AsyncInjectionKey { typealias Value = Clock }

final class NotSendable { var x = 0 }
enum NotSendableKey: InjectionKey { typealias Value = NotSendable }
struct Concrete: Injectable {}

// Nested types with the names of what a key declares are what the key declares.
enum FeedKey: ThrowingInjectionKey {
  struct Value: Sendable {}
  struct Arguments: Sendable { var path = "" }
  enum Failure: Error { case offline }
}
enum StreamKey: AsyncInjectionKey {
  struct Value: Sendable {}
  struct Arguments: Sendable { var path = "" }
  enum Failure: Error { case offline }
}
struct Command: Injectable {
  struct Arguments { var path = "" }
  var path = ""
}
let nested = Container {
  Module(FeedKey.self) { arguments throws(FeedKey.Failure) in
    if arguments.path.isEmpty { throw .offline }
    return FeedKey.Value()
  }
  Module(StreamKey.self) { arguments async throws(StreamKey.Failure) in
    if arguments.path.isEmpty { throw .offline }
    return StreamKey.Value()
  }
  Module(Command.self) { arguments in Command(path: arguments.path) }
}

struct Services: Assembly {
  var modules: [AnyModule] {
    Module(ServiceKey.self) { ServiceImpl() }
    Module(CartKey.self, needs: ServiceKey.self, ServiceKey.self, make: Cart.init)
  }
}

@MainActor func launch(_ flag: Bool) {
  Container {
    Module(ServiceKey.self) { ServiceImpl() }
    Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
    Module(NotSendableKey.self) { NotSendable() }
    Module(NotSendableKey.self, scope: .graph) { NotSendable() }
    Module(Concrete.self) { Concrete() }
    Module(ConfigKey.self) { 3 }
    Module(ConfigKey.self) { () throws(Boom) in throw Boom() }
    Module(ConfigKey.self, needs: Resolver.self) { resolver throws(Boom) in
      try resolver[ConfigKey.self]
    }
    Module(ListKey.self) { letter in [letter] }
    Module(ListKey.self, scope: .singleton) { letter in [letter] }
    Module(PageKey.self, needs: Resolver.self) { resolver, page in page.id + page.title.count }
    Module(CartKey.self, needs: ServiceKey.self, ServiceKey.self, make: Cart.init)
    Module(CartKey.self, scope: .singleton, needs: ServiceKey.self, ServiceKey?.self) { a, b in
      Cart(a, b ?? a)
    }.named("other")
    Module(CartKey.self, needs: ServiceKey.self, Provider<ConfigKey>.self) { a, config in
      _ = try? config()
      return Cart(a, a)
    }
    Module(LetterCartKey.self, needs: ServiceKey.self, make: Cart.init)
    Module(LetterCartKey.self, needs: ServiceKey.self) { service, letter in
      Cart(service, letter: letter)
    }
    Module(ModelKey.self, needs: ServiceKey.self, make: ModelImpl.init)
    Module(ModelKey.self, scope: .singleton, needs: ServiceKey.self) { ModelImpl(service: $0) }
    Module(DetailKey.self, needs: ServiceKey.self) { service, id in ModelImpl(service: service) }
    Module(ClockKey.self, scope: .singleton, needs: ServiceKey.self) { await Clock($0) }
    Module(ClockKey.self, needs: ServiceKey.self, make: Clock.init)
    Module(ReplicaKey.self) { await Database() }
    Module(DatabaseKey.self, scope: .singleton, needs: ServiceKey.self) {
      service async throws(Boom) in try await Database(service)
    }
    Module(DatabaseKey.self, needs: ReplicaKey.self) { replica async throws(Boom) in replica }
    Services()
    if flag { Module(ServiceKey.self) { ServiceImpl() } } else { Services() }
    for _ in 0..<2 { Module(ServiceKey.self) { ServiceImpl() } }
    switch flag {
    case true: Module(ServiceKey.self) { ServiceImpl() }
    case false: Services()
    }
  }
  .build()
}

@MainActor final class Screen {
  @Inject(ModelKey.self) var model: any Model
  @Inject(DetailKey.self, "a") var detail
  @Inject(ServiceKey?.self) var optional: (any Service)?
  @Inject([ServiceKey].self) var all
}
final class Worker: Sendable { let service = Inject(ServiceKey.self) }

// Injected properties beside others, in initializers that the compiler writes, and in key paths.
class Shelf {
  @Inject(ServiceKey.self) var service
  init() {}
}
class OtherShelf: Shelf {
  override var service: any Service { ServiceImpl() }
}
protocol HasService { var service: any Service { get } }
extension Shelf: HasService {}
struct Row: HasService {
  @Inject(ServiceKey.self) var service
  @Inject<ListKey> var list: ListKey.Value
  var number = 0
}
extension Row {
  init(_ letter: String) {
    self.init(list: Inject(ListKey.self, letter))
  }
}
nonisolated struct Cell: Sendable {
  @Inject(ServiceKey.self) var service
}
@MainActor final class Panel {
  @Inject(ServiceKey.self) nonisolated var service
}
func read(_ shelf: Shelf) {
  let list = Inject(ListKey.self, "a")
  let rows = [Row(list: list), Row(list: list, number: 4), Row("a")]
  _ = Row(service: Inject(ServiceKey.self), list: list, number: 4)
  let path = \Row.service
  let sendable: KeyPath<Shelf, any Service> & Sendable = \.service
  _ = rows.map(\.service) + [rows[0][keyPath: path], shelf[keyPath: sendable]]
  shelf.$service.override(with: ServiceImpl())
}

func use(_ container: Container) async throws {
  _ = container[ServiceKey.self]
  _ = container[ListKey.self, "a"]
  _ = try container[ConfigKey.self]
  _ = await container.resolve(ReplicaKey.self)
  _ = try await container.resolve(DatabaseKey.self)
}

@main struct Sketch { static func main() { launch(true) } }
