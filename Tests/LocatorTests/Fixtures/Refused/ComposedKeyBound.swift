import Locator

let bad = Container {
  // error: 'ComposedKey'
  Module(ServiceKey?.self) { ServiceImpl() }
}
