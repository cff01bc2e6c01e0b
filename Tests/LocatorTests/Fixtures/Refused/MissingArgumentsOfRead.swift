import Locator

func read(_ container: Container) {
  // error: the key takes arguments: write 'resolve(Key.self, arguments)'
  _ = container[ListKey.self]
}
