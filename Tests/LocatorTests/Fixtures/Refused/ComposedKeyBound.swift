import Locator

let bad = Container {
  // error: 'Optional<ServiceKey>') and 'BindableKey' be equivalent
  Module(ServiceKey?.self) { ServiceImpl() }
}
