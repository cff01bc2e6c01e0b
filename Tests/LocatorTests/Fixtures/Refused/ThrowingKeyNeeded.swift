import Locator

let bad = Container {
  // error: requires that 'ConfigKey' conform to 'InjectionKey'
  Module(PriceKey.self, needs: ConfigKey.self) { config in config.limit }
}
