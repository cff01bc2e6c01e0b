import LocatorNext

// An initializer is a factory as it is. In Swift 5, the compiler knows that it captures nothing with the upcoming feature
// InferSendableFromCaptures, which Swift 6 has on.

nonisolated final class Basket {
  init(service: any Service) {}
}
enum BasketKey: InjectionKey { typealias Value = Basket }

nonisolated struct Shop: Assembly {
  var modules: [AnyModule] {
    // warning(plain, 5): converting non-Sendable function value to '@Sendable
    Module(ServiceKey.self, make: ServiceImpl.init)
    // warning(plain, 5): converting non-Sendable function value to '@Sendable
    Module(BasketKey.self, needs: ServiceKey.self, make: Basket.init)
    Module(BasketKey.self, needs: ServiceKey.self) { Basket(service: $0) }
  }
}

@MainActor struct Screens: @MainActor Assembly {
  var modules: [AnyModule] {
    // warning(plain, 5): converting non-Sendable function value to '@MainActor @Sendable
    Module(HomeKey.self, needs: ServiceKey.self, make: HomeModelImpl.init(service:))
  }
}
