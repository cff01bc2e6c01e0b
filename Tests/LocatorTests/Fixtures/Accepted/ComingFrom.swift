import Locator
import LocatorInspection

// Type-checked and never run: what the pages "Coming from …" say to write.

protocol Service: Sendable { func use(_ store: Store) }
struct ServiceImpl: Service { func use(_ store: Store) {} }
enum ServiceKey: InjectionKey { typealias Value = any Service }

protocol Reader: Sendable {}
final class Store: Reader { func save() async {} }
struct Cart: Sendable {
  init(_ store: Store) {}
}
func oldCart() -> Cart { Cart(Store()) }
enum CartKey: InjectionKey { typealias Value = Cart }
enum StoreKey: InjectionKey { typealias Value = Store }
enum ReaderKey: InjectionKey { typealias Value = any Reader }

struct Page: Sendable {
  init(_ id: Int, _ title: String) {}
}
enum PageKey: InjectionKey {
  typealias Value = Page
  typealias Arguments = (Int, String)
}
struct Letters: Sendable {
  init(_ letter: String) {}
}
enum ListKey: InjectionKey {
  typealias Value = Letters
  typealias Arguments = String
}

protocol Animal: Sendable {}
struct Cat: Animal {}
enum AnimalKey: InjectionKey { typealias Value = any Animal }
enum KindKey<Kind>: InjectionKey { typealias Value = any Animal }

struct API {
  var fetch: @Sendable () -> String = { "live" }
}
extension API: Injectable {}
enum RetriesKey: DefaultInjectionKey { static var defaultValue: Int { 3 } }
enum MailKey: TestInjectionKey {
  static var testValue: any Service { ServiceImpl() }
  static var previewValue: any Service { ServiceImpl() }
}
@MainActor protocol HomeModel: AnyObject, Sendable {}
@MainActor final class HomeModelImpl: HomeModel {}
enum HomeKey: @MainActor InjectionKey { typealias Value = any HomeModel }
enum MockedHomeKey: @MainActor TestInjectionKey {
  @MainActor static var testValue: any HomeModel { HomeModelImpl() }
}

enum Session {}
extension Scope where Value: Sendable { static var session: Self { Self(Session.self) } }

final class Mother: Sendable {
  init(_ daughter: Daughter) {}
}
final class Daughter: Sendable {
  var mother: Mother? {
    get { nil }
    set {}
  }
}
enum MotherKey: InjectionKey { typealias Value = Mother }
enum DaughterKey: InjectionKey { typealias Value = Daughter }
@MainActor final class HomeController { var home: (any HomeModel)? }

struct Log: ResolutionObserver {
  func didResolve(_ resolution: Resolution) {}
}

struct Services: Assembly {
  var isDemo = false

  var modules: [AnyModule] {
    Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      .onCreate { resolver, service in _ = (resolver[StoreKey.self], service) }
    Module(StoreKey.self, scope: .session) { Store() }
    Module(ReaderKey.self, needs: StoreKey.self) { $0 }
    Module(PageKey.self) { id, title in Page(id, title) }
    Module(ListKey.self, scope: .expiring(after: .seconds(60))) { letter in Letters(letter) }
    Module(KindKey<Cat>.self, scope: .graph) { Cat() }
    Module(AnimalKey.self) { Cat() }.named("cat")
    Module(AnimalKey.self) { Cat() }.intoList()
    if isDemo {
      Module(ServiceKey.self) { ServiceImpl() }.overriding()
      Decorator(ServiceKey.self) { $0 }
    }
    StartHook { container in _ = container[ServiceKey.self] }
  }
}

/// The same keys in another way each.
struct Alternatives: Assembly {
  var modules: [AnyModule] {
    if CommandLine.arguments.contains("mock") {
      Module(ServiceKey.self) { ServiceImpl() }.overriding()
    }
    #if DEBUG
    Module(ServiceKey.self) { ServiceImpl() }.overriding()
    #endif
    Module(CartKey.self, needs: StoreKey.self, make: Cart.init)
    Module(CartKey.self) { oldCart() }
    Module(CartKey.self, needs: StoreKey.self) { store in Cart(store) }
    Module(CartKey.self, scope: .singleton, needs: StoreKey.self, make: Cart.init)
    Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      .onCreate(needs: StoreKey.self) { service, store in service.use(store) }
    Module(StoreKey.self, scope: .singleton) { Store() }.eager()
    Module(StoreKey.self, scope: .weak) { Store() }
      .onClose { store in await store.save() }
    Module(MotherKey.self, scope: .singleton, needs: DaughterKey.self, make: Mother.init)
    Module(DaughterKey.self, scope: .singleton) { Daughter() }
      .onCreate(needs: MotherKey.self) { daughter, mother in daughter.mother = mother }
    Module(ReaderKey.self, needs: Lazy<ServiceKey>.self, Provider<PageKey>.self) { _, _ in Store() }
  }
}

@MainActor struct Controllers: @MainActor Assembly {
  var modules: [AnyModule] {
    Members(of: HomeController.self).inject(HomeKey.self) { $0.home = $1 }
  }
}

@MainActor func show(_ controller: HomeController, in container: Container) {
  container.inject(into: controller)
}

final class Shelf {
  @Inject(StoreKey.self) var store
}
final class Saver {
  let store: Store
  init(store: Store = StoreKey.currentValue()) { self.store = store }
}

final class Screen {
  @Inject(ServiceKey.self) var service
  @Inject(Weak<ServiceKey>.self) var weak
  @Inject(ServiceKey?.self) var optional
  @Inject(Provider<ServiceKey>.self) var makeService
  @Inject(KindKey<Cat>.self) var animal
  @Inject(API.self) var api
  @Inject<ListKey> var list: Letters

  init(letter: String) { _list = Inject(ListKey.self, letter) }

  func child() -> Screen {
    withContainer(of: $service) { Screen(letter: "a") }
  }

  func mocked() -> Screen {
    withContainer(of: $service) {
      Module(ServiceKey.self) { ServiceImpl() }
    } operation: {
      Screen(letter: "b")
    }
  }

  func changeService() {
    if $service.isResolved { $service.reset() }
    $service.override(with: ServiceImpl())
    _ = makeService()
  }
}

func reads(_ container: Container, name: String) -> [Any?] {
  [
    Container.current()[ServiceKey.self], Container.current()[ServiceKey?.self],
    ServiceKey.currentValue(), container[ServiceKey.self], container[ServiceKey?.self],
    container[ByName<AnimalKey>.self], container[ListKey.self, "n"],
    container.contains(ServiceKey.self),
    container[PageKey.self, (4, "Four")], container[ListKey.self, "a"],
    container[Named<AnimalKey>.self, name], container[[AnimalKey].self],
    container[RetriesKey.self], container[MailKey.self],
  ]
}

func changes(_ container: Container) {
  container.reset()
  container.reset(.session)
  container.reset(ListKey.self)

  let live = API.currentValue()
  var copy = live
  copy.fetch = { "mock" }
  let mock = copy
  withContainer {
    Module(API.self) { mock }
  } operation: {
    _ = API.currentValue()
  }
  let screen = withContainer {
    Module(API.self) { mock }
  } operation: {
    Screen(letter: "b")
  }
  _ = (screen, withContainer(container) { API.currentValue().fetch() })
}

func roots(_ container: Container) {
  Container { Services() }.build()
  _ = Container(parent: container) { Services() }
  Container(observer: Log()) { Services() }.build()
  let demo = Container(parent: .current()) { Services(isDemo: true) }
  demo.build(replacing: true)
}

@MainActor func ends(_ container: Container) async throws {
  let child = Container(parent: container) {
    Module(ServiceKey.self) { ServiceImpl() }
  }
  try container.verify(children: child)
  try container.verify()
  try container.verify(excluding: .keys(PageKey.self))
  try await container.verify(.making)
  try await container.close()
}
