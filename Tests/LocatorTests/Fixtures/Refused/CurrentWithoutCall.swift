import Locator

func read(_ makeList: Provider<ListKey>, _ makeAnimal: Provider<AnimalKey>) async throws {
  // error: it notes the line that asks: write 'Container.current()'
  _ = Container.current[AnimalKey.self]
  // error: it notes the line that asks: write 'Key.currentValue()'
  ServiceKey.currentValue.doSomething()
  // error: the key takes arguments: write 'Container.current()[Key.self, arguments]'
  _ = ListKey.currentValue()
  // error: the key can fail: write 'try Container.current()[Key.self]'
  _ = try ConfigKey.currentValue()
  // error: the key is asynchronous: write 'await Container.current().resolve(Key.self)'
  _ = try await DatabaseKey.currentValue()
  // error: cannot convert value of type 'Int' to expected argument type 'ListKey.Arguments' (aka 'String')
  _ = makeList(4)
  // error: no exact matches in call to instance method 'callAsFunction'
  _ = makeAnimal(name: "cat")
}

final class Bad {
  // error: a name is the argument of 'Named': write '@Inject(Named<Key>.self, name)'
  @Inject(AnimalKey.self, name: "cat") var animal
}
