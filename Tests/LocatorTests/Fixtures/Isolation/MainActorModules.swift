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
}

@MainActor struct Controllers: @MainActor Assembly {
  var modules: [AnyModule] {
    Members(of: Controller.self, needs: HomeKey.self) { controller, home in controller.home = home }
    Members(of: DetailController.self, needs: HomeKey.self, ServiceKey?.self) {
      controller,
      home,
      service,
      _ in
      controller.home = home
      controller.service = service
    }
  }
}
nonisolated struct LooseControllers: Assembly {
  var modules: [AnyModule] {
    Members(of: Controller.self, needs: ServiceKey.self) { @MainActor controller, service in
      controller.service = service
    }.overriding()
    Members(of: DetailController.self) { @MainActor controller, id in controller.home = nil }
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

// A key that isn't isolated can have a factory that is, in any list.
nonisolated struct Loose: Assembly {
  var modules: [AnyModule] {
    Module(LooseKey.self, needs: ServiceKey.self) { @MainActor in HomeModelImpl(service: $0) }
    Module(LooseKey.self, scope: .singleton) { @MainActor in
      HomeModelImpl(service: ServiceImpl())
    }.overriding()
  }
}
nonisolated func loose() -> Container { Container { Loose() } }
nonisolated let looseContainer = Container { Loose() }
