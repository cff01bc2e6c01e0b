import Locator

let bad = Container {
  // error: a composed key isn't bound: bind the key that it is made of
  Module(ServiceKey?.self) { ServiceImpl() }
}
