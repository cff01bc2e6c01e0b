import Locator

let bad = Container {
  // error: 'ComposedKey<Optional<ServiceKey>>') and 'BindableKey' be equivalent
  Module(ServiceKey?.self) { ServiceImpl() }
}
