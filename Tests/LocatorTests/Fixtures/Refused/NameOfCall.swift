import Locator

func call(_ makeAnimal: Provider<AnimalKey>) {
  // error: a provider takes no name: call a 'Provider<Named<Key>>', and look the name up
  _ = makeAnimal(name: "cat")
}
