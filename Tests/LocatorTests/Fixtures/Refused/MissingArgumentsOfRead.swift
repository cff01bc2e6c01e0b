import Locator

func read(_ container: Container, _ resolver: Resolver) async throws {
  // error: the key takes arguments: write 'container[Key.self, arguments]'
  _ = container[ListKey.self]
  // error: the key takes arguments: write 'container.resolve(Key.self, arguments)'
  _ = await container.resolve(SummaryKey.self)
  // error: the key takes arguments: write 'container[Key.self, arguments]'
  _ = resolver[ListKey.self]
  // error: the key takes arguments: write 'container[Key.self, arguments]'
  _ = try resolver[AccountKey.self]
}
