import Locator

final class Bad {
  // error: the key takes arguments: write '@Inject(Key.self, arguments)'
  @Inject(One<AnimalKey>.self) var animal
}

func read(_ container: Container, _ makeAnimal: Provider<One<AnimalKey>>) {
  // error: the key takes arguments: write 'container[Key.self, arguments]'
  _ = container[One<AnimalKey>.self]
  // error: the key takes arguments: write 'resolve(Key.self, arguments)'
  _ = container.resolve(One<AnimalKey>.self)
  // error: the key takes arguments: write 'provider(arguments)'
  _ = makeAnimal()
  // error: cannot convert value of type 'Int' to expected argument type 'One<AnimalKey>.Arguments' (aka 'String')
  _ = container.resolve(One<AnimalKey>.self, 4)
}

let bad = Container {
  // error: requires the types 'One<AnimalKey>.Arguments' (aka 'String') and '()' be equivalent
  Module(WordKey.self, needs: One<AnimalKey>.self) { animal in "\(animal)" }
}
