import Locator

func bad(_ container: Container) {
  // error: no exact matches in call to instance method 'inject'
  container.inject(into: Import(), "a")
}
