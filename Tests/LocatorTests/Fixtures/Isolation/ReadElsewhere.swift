import Locator

// A key of the main actor is read where the main actor isn't.

nonisolated func function(_ container: Container, provider: Provider<HomeKey>, resolver: Resolver) {
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = container[HomeKey.self]
  // error: main actor-isolated subscript 'subscript
  _ = container[HomeKey.self]
  // error: main actor-isolated subscript 'subscript
  _ = container[DetailKey.self, "a"]
  // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript
  _ = container[Named<HomeKey>?.self, "a"]
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = container[HomeKey?.self]
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = container[[HomeKey].self]
  // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = container[ByName<HomeKey>.self]
  // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = container[Provider<HomeKey>.self]
  // refused: main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  // error: call to main actor-isolated static method 'currentValue(fileID:line:)' in a synchronous nonisolated context
  _ = HomeKey.currentValue()
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = resolver[HomeKey.self]
  // error: main actor-isolated subscript 'subscript(_:_:fileID:line:)' can not be referenced from a nonisolated context
  _ = container[DetailKey.self, "a"]
  // error: main actor-isolated subscript 'subscript
  _ = resolver[HomeKey.self]
  // error: main actor-isolated subscript 'subscript
  _ = resolver[DetailKey.self, "a"]
  // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript
  _ = resolver[Named<HomeKey>?.self, "a"]
  // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = container[[Provider<HomeKey>].self]
  // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = resolver[ByName<Lazy<HomeKey>>.self]
  // error: main actor-isolated subscript 'subscript
  _ = resolver[HomeKey?.self]
  // refused: main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  // error: call to main actor-isolated instance method 'callAsFunction
  _ = provider()
  // refused: main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  // error: call to main actor-isolated initializer 'init(
  @Inject(HomeKey.self) var home
}

nonisolated func generic<K: InjectionKey>(_ key: K.Type, _ container: Container) {}
nonisolated func callsGeneric(_ container: Container) {
  // refused: main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  generic(HomeKey.self, container)
}

nonisolated func asynchronous(_ container: Container) async {
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' cannot be accessed from outside of the actor
  // refused(strict): non-Sendable result type 'HomeKey.Value' (aka 'any HomeModel') cannot be sent from main actor-isolated context
  _ = container[HomeKey.self]
  await MainActor.run { _ = container[HomeKey.self] }
}

nonisolated func task(_ container: Container) {
  Task.detached {
    // error: main actor-isolated subscript 'subscript(_:fileID:line:)' cannot be accessed from outside of the actor
    // refused(strict): non-Sendable result type 'HomeKey.Value' (aka 'any HomeModel') cannot be sent from main actor-isolated context
    _ = container[HomeKey.self]
  }
}

@MainActor func taskOfTheMainActor(_ container: Container) {
  Task.detached {
    // error: main actor-isolated subscript 'subscript(_:fileID:line:)' cannot be accessed from outside of the actor
    // refused(strict): non-Sendable result type 'HomeKey.Value' (aka 'any HomeModel') cannot be sent from main actor-isolated context
    _ = container[HomeKey.self]
  }
}
