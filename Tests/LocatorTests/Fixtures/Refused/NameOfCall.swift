import Locator

func call(_ makeAnimal: Provider<AnimalKey>) {
  // error: a provider takes no name: call a 'Provider<Named<Key>>', or read a 'Resolver' by name
  _ = makeAnimal(name: "cat")
}
