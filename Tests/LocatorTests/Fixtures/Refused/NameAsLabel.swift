import Locator

func read(_ container: Container, _ resolver: Resolver) async throws {
  // error: a name is the argument of 'Named': write 'container[Named<Key>.self, name]'
  _ = container[AnimalKey.self, name: "cat"]
  // error: a name is the argument of 'Named': write 'container[Named<Key>.self, name]'
  _ = try resolver[ConfigKey.self, name: "user"]
  // error: a name is the argument of 'Named': write 'container[Named<Key>.self, name]'
  _ = container[Provider<AnimalKey>.self, name: "cat"]
  // error: a name is the argument of 'Named': write 'container[Named<Key>.self, name]'
  _ = container.resolve(AnimalKey.self, name: "cat")
  // error: a name is the argument of 'Named': write 'container[Named<Key>.self, name]'
  _ = try resolver.resolve(ConfigKey.self, name: "user")
  // error: a name is the argument of 'Named': write 'container[Named<Provider<Key>>.self, name](arguments)'
  _ = container.resolve(ListKey.self, "n", name: "a")
  // error: a name is the argument of 'Named': write 'container[Named<Provider<Key>>.self, name](arguments)'
  _ = try resolver.resolve(AccountKey.self, "ada", name: "a")
}
