import Locator

func read(_ container: Container, _ resolver: Resolver) async throws {
  // error: the key isn't asynchronous: write 'container[Key.self]'
  _ = container.resolve(AnimalKey.self)
  // error: the key isn't asynchronous: write 'container[Key.self]'
  _ = try resolver.resolve(ConfigKey.self)
  // error: the key isn't asynchronous: write 'container[Key.self, arguments]'
  _ = container.resolve(ListKey.self, "n")
  // error: the key isn't asynchronous: write 'container[Key.self, arguments]'
  _ = try resolver.resolve(AccountKey.self, "ada")
}
