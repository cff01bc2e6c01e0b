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
  _ = try container.resolve(Named<LoadedKey>?.self, "a")
  _ = try container.resolve(Named<Provider<LoadedDetailKey>>?.self, "a")?("a")
  _ = try container[Provider<LoadedKey>.self]().title
  _ = try container[Provider<LoadedDetailKey>.self]("a").text
  _ = try resolver.resolve(LoadedKey.self).title
  _ = try resolver.resolve(LoadedDetailKey.self, "a").text
  _ = try resolver.resolve(Named<LoadedKey>?.self, "a")
  _ = try resolver.resolve(Named<Provider<LoadedDetailKey>>?.self, "a")?("a")
}

nonisolated func readElsewhere(_ container: Container, resolver: Resolver) throws(LoadingError) {
  // error: call to main actor-isolated instance method 'resolve
  _ = try container.resolve(LoadedKey.self)
  // error: call to main actor-isolated instance method 'resolve
  _ = try container.resolve(LoadedDetailKey.self, "a")
  // error: call to main actor-isolated instance method 'resolve
  _ = try resolver.resolve(LoadedKey.self)
  // refused: main actor-isolated conformance of 'LoadedKey' to 'BindingKey' cannot be used in nonisolated context
  // error: call to main actor-isolated instance method 'resolve
  _ = try resolver.resolve(Named<LoadedKey>?.self, "a")
}
