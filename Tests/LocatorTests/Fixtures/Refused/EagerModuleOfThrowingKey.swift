import Locator

let bad = Container {
  // error: requires that 'ConfigKey' conform to 'InjectionKey'
  Module(ConfigKey.self, scope: .singleton) { Config.fallback }.eager()
}
