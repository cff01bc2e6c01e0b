import LocatorNext

func read(_ container: Container, _ resolver: Resolver) throws {
  // error: a subscript takes no name: write 'resolve(Key.self, name: name)'
  _ = container[AnimalKey.self, name: "cat"]
  // error: a subscript takes no name: write 'resolve(Key.self, name: name)'
  _ = try resolver[ConfigKey.self, name: "user"]
}
