import Locator

func read(_ container: Container, _ resolver: Resolver) async {
  // error: can throw, but it is not marked with 'try'
  _ = container[ConfigKey.self]
  // error: can throw, but it is not marked with 'try'
  _ = resolver[ConfigKey.self]
  // error: expression is 'async' but is not marked with 'await'
  _ = container.resolve(ReplicaKey.self)
  // error: expression is 'async' but is not marked with 'await'
  _ = resolver.resolve(ReplicaKey.self)
}
