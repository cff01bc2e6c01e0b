import Locator

func call(_ makeAnimal: Provider<AnimalKey>) {
  // error: a provider takes no name: call a 'Provider<One<Key>>' with it
  _ = makeAnimal(name: "cat")
}
