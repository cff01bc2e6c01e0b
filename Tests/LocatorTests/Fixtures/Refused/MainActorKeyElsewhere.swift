import Locator

final class Bad {
  // error: main actor-isolated default value in a nonisolated context
  @Inject(HomeKey.self) var home: any HomeModel
}

func read(_ container: Container) {
  // error: main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  _ = container[HomeKey.self]
}
