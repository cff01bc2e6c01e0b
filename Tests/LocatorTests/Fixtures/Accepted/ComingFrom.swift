import Locator

// Type-checked and never run: what the tables "Coming from Factory", "… Resolver" and "… swift-dependencies" say to write.

protocol Service: Sendable {}
struct ServiceImpl: Service {}
enum ServiceKey: InjectionKey { typealias Value = any Service }

protocol Reader: Sendable {}
struct Store: Reader {}
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
enum Home {}

struct API: Injectable {
  var fetch: @Sendable () -> String = { "live" }
}
enum RetriesKey: DefaultInjectionKey { static var defaultValue: Int { 3 } }
enum MailKey: TestInjectionKey {
  static var testValue: any Service { ServiceImpl() }
  static var previewValue: any Service { ServiceImpl() }
}
@MainActor protocol HomeModel: AnyObject, Sendable {}
@MainActor final class HomeModelImpl: HomeModel {}
enum HomeKey: @MainActor TestInjectionKey {
  @MainActor static var testValue: any HomeModel { HomeModelImpl() }
}

enum Account {}
extension Scope where Value: Sendable { static var account: Self { Self(Account.self) } }

struct Log: ResolutionObserver {
  func didResolve(_ resolution: Resolution) {}
}

struct Services: Assembly {
  var isDemo = false

  var modules: [AnyModule] {
    Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      .onCreate { resolver, service in _ = (resolver[StoreKey.self], service) }
    Module(StoreKey.self, scope: .account) { Store() }
    Module(ReaderKey.self, needs: StoreKey.self) { $0 }
    Module(PageKey.self) { id, title in Page(id, title) }
    Module(ListKey.self, scope: .expiring(after: .seconds(60))) { letter in Letters(letter) }
    Module(KindKey<Home>.self, scope: .graph) { Cat() }
    Module(AnimalKey.self) { Cat() }.named("cat")
    Module(AnimalKey.self) { Cat() }.intoList()
    if isDemo {
      Module(ServiceKey.self) { ServiceImpl() }.overriding()
      Decorator(ServiceKey.self) { $0 }
    }
  }

  func containerDidBuild(_ container: Container) { _ = container[ServiceKey.self] }
}

final class Screen {
  @Inject(ServiceKey.self) var service
  @Inject(ServiceKey?.self) var optional
  @Inject(Provider<ServiceKey>.self) var makeService
  @Inject(KindKey<Home>.self) var animal
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
    Container.current[ServiceKey.self], Container.current[ServiceKey?.self],
    ServiceKey.currentValue,
    container.resolve(PageKey.self, (4, "Four")), container[ListKey.self, "a"],
    container.resolve(AnimalKey.self, name: name), container[[AnimalKey].self],
    container[RetriesKey.self], container[MailKey.self],
  ]
}

func changes(_ container: Container) {
  container.reset()
  container.reset(.account)
  container.reset(ListKey.self)

  let live = API.currentValue
  withContainer {
    Module(API.self) {
      var mock = live
      mock.fetch = { "mock" }
      return mock
    }
  } operation: {
    withContainer(container) { _ = API.currentValue.fetch() }
  }
}

func roots() {
  Container(observer: Log()) { Services() }.build()
  let session = Container(parent: .current) { Services(isDemo: true) }
  session.build(replacing: true)
}
