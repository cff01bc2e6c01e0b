import Locator

// Modules of the main actor, and what lists them. Swift 5 doesn't know that an initializer is Sendable,
// unless the upcoming feature `InferSendableFromCaptures` is on.

@MainActor struct Screens: @MainActor Assembly {
  var modules: [AnyModule] {
    // warning(plain, 5): converting non-Sendable function value to '@MainActor @Sendable (
    Module(HomeKey.self, needs: ServiceKey.self, make: HomeModelImpl.init(service:))
    Module(HomeKey.self, needs: ServiceKey.self) { HomeModelImpl(service: $0) }.named("a")
    Module(HomeKey.self, scope: .singleton) { HomeModelImpl(service: ServiceImpl()) }.overriding()
    // warning(plain, 5): converting non-Sendable function value to '@MainActor @Sendable (
    Module(DetailKey.self, needs: ServiceKey.self, make: HomeModelImpl.init(service:title:))
    Module(DetailKey.self, scope: .singleton, needs: ServiceKey.self) { service, title in
      HomeModelImpl(service: service, title: title)
    }.overriding()
  }
}

// Objects of the main actor that a framework creates.
@MainActor class Controller {
  var home: (any HomeModel)?
  var service: (any Service)?
}
@MainActor final class DetailController: Controller, InjectionTarget {
  typealias Arguments = String
  var title = ""
}
nonisolated final class Importer { var service: (any Service)? }

@MainActor struct Controllers: @MainActor Assembly {
  var modules: [AnyModule] {
    Members(of: Controller.self).inject(HomeKey.self) { $0.home = $1 }
    Members(of: DetailController.self)
      .inject(HomeKey.self) { $0.home = $1 }
      .inject(ServiceKey?.self) { controller, service in controller.service = service }
      .passing { $0.title = $1 }
    Members(of: Importer.self).inject(ServiceKey.self) { $0.service = $1 }
  }
}
nonisolated struct ControllersElsewhere: Assembly {
  var modules: [AnyModule] {
    Members(of: Controller.self).inject(ServiceKey.self) { $0.service = $1 }.overriding()
    Members(of: DetailController.self).passing { $0.title = $1 }
    Members(of: Importer.self).inject(ServiceKey.self) { $0.service = $1 }
    // refused: main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
    Members(of: Controller.self).inject(HomeKey.self) { $0.home = $1 }
  }
}
@MainActor func inject(_ container: Container) {
  container.inject(into: Controller())
  container.inject(into: DetailController(), "a")
}

// In a list of the main actor there are modules of both kinds, and a key can be needed as anything.
@MainActor struct Panel {
  init(_ home: any HomeModel, _ all: [any HomeModel], _ service: any Service) {}
}
enum PanelKey: @MainActor InjectionKey { typealias Value = Panel }

@MainActor let container = Container {
  Screens()
  Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
  // warning(plain, 5): converting non-Sendable function value to '@MainActor @Sendable (
  Module(PanelKey.self, needs: HomeKey.self, [HomeKey].self, ServiceKey.self, make: Panel.init)
  Module(PanelKey.self, needs: Provider<HomeKey>.self, Resolver.self) { home, resolver in
    Panel(home(), resolver[[HomeKey].self], resolver[ServiceKey.self])
  }.named("late")
}

@MainActor func make(parent: Container) -> Container {
  Container(parent: parent) {
    Module(HomeKey.self, needs: ServiceKey.self) { HomeModelImpl(service: $0) }
  }
}
@MainActor func launch() { make(parent: container).build() }
