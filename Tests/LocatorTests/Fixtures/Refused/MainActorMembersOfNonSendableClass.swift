import Locator

let bad = Container {
  // error: type 'Import' does not conform to the 'Sendable' protocol
  Members(of: Import.self).inject(StoreKey.self) { @MainActor in $0.store = $1 }
}
