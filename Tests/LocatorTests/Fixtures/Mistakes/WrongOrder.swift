import Locator

// The needs stand in another order than the parameters.

@ModuleBuilder func closure() -> [AnyModule] {
  // error: unnamed argument #2 must precede unnamed argument #1
  Module(CartKey.self, needs: StoreKey.self, CountKey.self) { count, store in Cart(store, count) }
}

@ModuleBuilder func closureOfSingleton() -> [AnyModule] {
  Module(CartKey.self, scope: .singleton, needs: StoreKey.self, CountKey.self) { count, store in
    // error: unnamed argument #2 must precede unnamed argument #1
    Cart(store, count)
  }
}

@ModuleBuilder func arithmetic() -> [AnyModule] {
  Module(RateKey.self, needs: CountKey.self, HullKey.self, RateKey.self) { hull, count, rate in
    // error: has no member 'weight'
    hull.weight * rate
  }
}

@ModuleBuilder func initializer() -> [AnyModule] {
  // error: cannot convert value of type '@Sendable (Store, Int) -> Cart' to expected argument type
  Module(CartKey.self, needs: CountKey.self, StoreKey.self, make: Cart.init)
}

@ModuleBuilder func initializerOfSingleton() -> [AnyModule] {
  // error: cannot convert value of type '@Sendable (Store, Int) -> Cart' to expected argument type
  Module(CartKey.self, scope: .singleton, needs: CountKey.self, StoreKey.self, make: Cart.init)
}

struct Tray: Sendable { init(_ store: Store, _ count: Int = 1) {} }
enum TrayKey: InjectionKey { typealias Value = Tray }

@ModuleBuilder func initializerWithDefault() -> [AnyModule] {
  // error: the factory has a parameter more than there are needs: list its key in 'needs:', or declare the key's 'Arguments'
  Module(TrayKey.self, needs: StoreKey.self, make: Tray.init)
}

@ModuleBuilder func fiveNeeds() -> [AnyModule] {
  Module(
    ShipKey.self,
    needs: HullKey.self,
    CountKey.self,
    TitleKey.self,
    RateKey.self,
    ThemeKey.self,
    // error: cannot convert value of type '@Sendable (Hull, Int, Double, String, Theme) -> Ship' to expected argument type
    make: Ship.init
  )
}

@ModuleBuilder func argumentFirst() -> [AnyModule] {
  // error: unnamed argument #2 must precede unnamed argument #1
  Module(LabelKey.self, needs: StoreKey.self) { text, store in Label(store, text) }
}

@ModuleBuilder func innerLast() -> [AnyModule] {
  // error: 'Int') does not conform to expected type 'Service'
  // error: unnamed argument #1 must precede unnamed argument #2
  Decorator(ServiceKey.self, needs: CountKey.self) { count, inner in Timed(inner, count) }
}

@ModuleBuilder func objectLast() -> [AnyModule] {
  // error: has no member 'store'
  Members(of: Import.self).inject(StoreKey.self) { store, object in object.store = store }
}
