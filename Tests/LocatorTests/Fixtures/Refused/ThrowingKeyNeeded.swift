import Locator

let bad = Container {
  // error: initializer 'init(_:scope:needs:fileID:line:make:)' requires that 'ConfigKey' conform to 'InjectionKey'
  Module(PriceKey.self, needs: ConfigKey.self) { config in config.limit }
}
