import Locator

func read(_ container: Container, _ resolver: Resolver) async throws {
  // error: a subscript can't throw: write 'try container.resolve(Key.self)'
  _ = try container[ConfigKey.self]
  // error: a subscript can't throw: write 'try container.resolve(Key.self)'
  _ = resolver[ConfigKey.self].limit
  // error: a subscript can't throw: write 'try container.resolve(Key.self)'
  let configs: [Config] = try container[[ConfigKey].self]
  // error: no exact matches in call to subscript
  _ = try container[AccountKey.self, "ada"]
  // error: a subscript can't wait: write 'await container.resolve(Key.self)'
  _ = await container[ReplicaKey.self]
  // error: a subscript can't wait: write 'await container.resolve(Key.self)'
  _ = try await resolver[DatabaseKey.self]
  // error: no exact matches in call to subscript
  _ = try await container[ReportKey.self, 2026]
}

@MainActor func readOnMainActor(_ container: Container) throws {
  // error: a subscript can't throw: write 'try container.resolve(Key.self)'
  _ = try container[LibraryKey.self]
  // error: no exact matches in call to subscript
  _ = try container[AlbumKey.self, "Blue"]
}
