import Locator

func read(_ container: Container, _ resolver: Resolver) {
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = container.resolve(Provider<AnimalKey>.self, name: "cat")
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = container.resolve(Lazy<AnimalKey>.self, name: "cat")
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = container.resolve(AnimalKey?.self, name: "cat")
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = container.resolve([AnimalKey].self, name: "cat")
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = container.resolve(Named<AnimalKey>.self, name: "cat")
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = container.resolve([ListKey].self, "a", name: "cat")
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = resolver.resolve(Provider<AnimalKey>.self, name: "cat")
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = resolver.resolve(AnimalKey?.self, name: "cat")
  // error: a name finds a module: write 'resolve(Key.self, name: name)', or read 'One<Key>'
  _ = resolver.resolve(Lazy<ListKey>.self, "a", name: "cat")
}
