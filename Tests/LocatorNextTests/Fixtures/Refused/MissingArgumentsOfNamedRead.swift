import LocatorNext

func read(_ container: Container, _ resolver: Resolver) throws {
  // error: the key takes arguments: write 'resolve(Key.self, arguments, name: name)'
  _ = container.resolve(ListKey.self, name: "a")
  // error: the key takes arguments: write 'resolve(Key.self, arguments, name: name)'
  _ = try resolver.resolve(AccountKey.self, name: "a")
}
