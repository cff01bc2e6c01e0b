import Locator

// The values don't fit the given keys.

func noValue(_ ships: Blueprint<CountKey>) -> Container {
  // error: 'container()' is unavailable: pass the value of the given key
  ships.container()
}

func twoValues(_ ships: Blueprint<CountKey>) -> Container {
  // error: 'container' is unavailable: pass the value of the given key alone
  ships.container(1, 2)
}

func otherValue(_ ships: Blueprint<CountKey>) -> Container {
  // error: cannot convert value of type 'String' to expected argument type 'CountKey.Value' (aka 'Int')
  ships.container("one")
}

func keyForValue(_ ships: Blueprint<CountKey>) -> Container {
  // error: cannot convert value of type 'CountKey.Type' to expected argument type 'CountKey.Value' (aka 'Int')
  ships.container(CountKey.self)
}

func oneOfTwo(_ ships: Blueprint<(CountKey, StoreKey)>) -> Container {
  // error: 'container' is unavailable: pass a value for each given key, in their order
  ships.container(1)
}

func oneTooMany(_ ships: Blueprint<(CountKey, StoreKey)>, _ store: Store) -> Container {
  // error: 'container' is unavailable: pass a value for each given key, in their order
  ships.container(1, store, 3)
}

func otherOrder(_ ships: Blueprint<(CountKey, StoreKey)>, _ store: Store) -> Container {
  // error: 'container' is unavailable: pass a value for each given key, in their order
  ships.container(store, 1)
}

func noKeys(_ ships: Blueprint<Void>) -> Container {
  // error: 'container' is unavailable: the blueprint has no given keys: pass no value, or list the keys in 'given:'
  ships.container(1)
}

func composedKey(_ parent: Container) {
  // error: is unavailable: a given key is one that a module binds: no composed key, and no type that isn't a key
  _ = Blueprint(parent: parent, given: CountKey?.self) {}
}

func noKey(_ parent: Container) {
  // error: is unavailable: a given key is one that a module binds: no composed key, and no type that isn't a key
  _ = Blueprint(parent: parent, given: Int.self) {}
}

// Right lines beside them.
func right(_ parent: Container, _ store: Store) {
  _ = Blueprint(parent: parent, given: CountKey.self) {}.container(1)
  _ = Blueprint(parent: parent, given: CountKey.self, StoreKey.self) {}.container(1, store)
  _ = Blueprint(parent: parent) {}.container()
}
