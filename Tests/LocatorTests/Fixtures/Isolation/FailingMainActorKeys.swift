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
  _ = try container[LoadedKey.self].title
  _ = try container[LoadedDetailKey.self, "a"].text
  _ = try container[Named<LoadedKey>?.self, "a"]
  _ = try container[Named<Provider<LoadedDetailKey>>?.self, "a"]?("a")
  _ = try container[Provider<LoadedKey>.self]().title
  _ = try container[Provider<LoadedDetailKey>.self]("a").text
  _ = try resolver[LoadedKey.self].title
  _ = try resolver[LoadedDetailKey.self, "a"].text
  _ = try resolver[Named<LoadedKey>?.self, "a"]
  _ = try resolver[Named<Provider<LoadedDetailKey>>?.self, "a"]?("a")
}

nonisolated func readElsewhere(_ container: Container, resolver: Resolver) throws(LoadingError) {
  // error: main actor-isolated subscript 'subscript
  _ = try container[LoadedKey.self]
  // error: main actor-isolated subscript 'subscript
  _ = try container[LoadedDetailKey.self, "a"]
  // error: main actor-isolated subscript 'subscript
  _ = try resolver[LoadedKey.self]
  // refused: main actor-isolated conformance of 'LoadedKey' to 'BindingKey' cannot be used in nonisolated context
  // error: main actor-isolated subscript 'subscript
  _ = try resolver[Named<LoadedKey>?.self, "a"]
}
