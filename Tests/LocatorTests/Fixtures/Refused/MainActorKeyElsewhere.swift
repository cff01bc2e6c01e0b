import Locator

final class Bad {
  // error: main actor-isolated default value in a nonisolated context
  @Inject(HomeKey.self) var home: any HomeModel
}

func read(_ container: Container) {
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = container[HomeKey.self]
}
