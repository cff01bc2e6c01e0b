import Locator

// A key of the main actor whose value can't always be made.

@MainActor let container = Container {
  Module(LoadedKey.self, scope: .singleton, needs: ServiceKey.self) {
    service throws(LoadingError) in
    HomeModelImpl(service: service)
  }
  Module(LoadedDetailKey.self, scope: .singleton) { title throws(LoadingError) in
    guard !title.isEmpty else { throw LoadingError() }
    return Draft()
  }
}

@MainActor func read(resolver: Resolver) throws(LoadingError) {
  _ = try container.resolve(LoadedKey.self).title
  _ = try container.resolve(LoadedDetailKey.self, "a").text
  _ = try container.resolve(LoadedKey.self, name: "a")
  _ = try container.resolve(LoadedDetailKey.self, "a", name: "a")
  _ = try container[LoadedKey.self].title
  _ = try container[LoadedDetailKey.self, "a"].text
  _ = try container[Provider<LoadedKey>.self]().title
  _ = try container[Provider<LoadedDetailKey>.self]("a").text
  _ = try resolver[LoadedKey.self].title
  _ = try resolver[LoadedDetailKey.self, "a"].text
  _ = try resolver.resolve(LoadedKey.self).title
  _ = try resolver.resolve(LoadedDetailKey.self, "a").text
  _ = try resolver.resolve(LoadedKey.self, name: "a")
  _ = try resolver.resolve(LoadedDetailKey.self, "a", name: "a")
}

nonisolated func readElsewhere(_ container: Container, resolver: Resolver) throws(LoadingError) {
  // refused: main actor-isolated conformance of 'LoadedKey' to 'ThrowingInjectionKey' cannot be used in nonisolated context
  // error: call to main actor-isolated instance method 'resolve
  _ = try container.resolve(LoadedKey.self)
  // refused: main actor-isolated conformance of 'LoadedDetailKey' to 'ThrowingInjectionKey' cannot be used in nonisolated context
  // error: call to main actor-isolated instance method 'resolve
  _ = try container.resolve(LoadedDetailKey.self, "a")
  // refused: main actor-isolated conformance of 'LoadedKey' to 'ThrowingInjectionKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = try resolver[LoadedKey.self]
  // refused: main actor-isolated conformance of 'LoadedKey' to 'ThrowingInjectionKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript(_:fileID:line:)' can not be referenced from a nonisolated context
  _ = try container[LoadedKey.self]
  // refused: main actor-isolated conformance of 'LoadedKey' to 'ThrowingInjectionKey' cannot be used in nonisolated context
  // error: call to main actor-isolated instance method 'resolve
  _ = try resolver.resolve(LoadedKey.self)
  // refused: main actor-isolated conformance of 'LoadedKey' to 'ThrowingInjectionKey' cannot be used in nonisolated context
  // error: call to main actor-isolated instance method 'resolve
  _ = try resolver.resolve(LoadedKey.self, name: "a")
}
