import Locator

final class Bad {
  // error: the key takes arguments: write '@Inject(Key.self, arguments)'
  @Inject(Named<AnimalKey>.self) var animal
}

func read(_ container: Container, _ makeAnimal: Provider<Named<AnimalKey>>) {
  // error: the key takes arguments: write 'container[Key.self, arguments]'
  _ = container[Named<AnimalKey>.self]
  // error: the key takes arguments: write 'provider(arguments)'
  _ = makeAnimal()
  // error: cannot convert value of type 'Int' to expected argument type 'Named<AnimalKey>.Arguments' (aka 'String')
  _ = container[Named<AnimalKey>.self, 4]
}

let bad = Container {
  // error: requires the types 'Named<AnimalKey>.Arguments' (aka 'String') and '()' be equivalent
  Module(WordKey.self, needs: Named<AnimalKey>.self) { animal in "\(animal)" }
}
