import Locator

let bad = Container {
  // error: write 'needs: Provider<Key>.self'
  Module(PriceKey.self, needs: ConfigKey.self) { config in config.limit }
}
