import Locator

func read(_ container: Container, _ resolver: Resolver) async throws {
  // error: the key is asynchronous: write 'await container.resolve(Key.self)'
  _ = await container[ReplicaKey.self]
  // error: the key is asynchronous: write 'await container.resolve(Key.self)'
  _ = try await resolver[DatabaseKey.self]
  // error: no exact matches in call to subscript
  _ = try await container[ReportKey.self, 2026]
}
