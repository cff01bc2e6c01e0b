import Locator

let bad = Container {
  // error: type 'Import' does not conform to the 'Sendable' protocol
  Members(of: Import.self, needs: StoreKey.self) { @MainActor object, store in object.store = store
  }
}
