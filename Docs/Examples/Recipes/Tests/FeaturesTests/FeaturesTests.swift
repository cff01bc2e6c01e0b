import Catalogue
import Checkout
import Locator
import LocatorTesting
import Testing

@testable import Features

/// The app and its features.
@Suite struct FeaturesTests {
  // All tests of a package are one program. A test target that has keys of its own in it is left out.
  private let others = VerificationSubject.modules("SystemValues")

  @Test func `the app binds all that its features read`() throws {
    try Container { AppModules() }.verify(excluding: others)
  }

  // What only has a test value is unbound in the app.
  @Test func `an app that forgets the prices is told`() {
    let error = #expect(throws: VerificationError.self) {
      try Container {
        CatalogueModules()
        CheckoutModules()
      }
      .verify(excluding: others)
    }
    #expect(error?.problems.map(\.key) == ["PriceOfKey"])
  }

  // The test of a feature lists its modules. What the feature needs of others has a test value.
  @Test(.container { CheckoutModules() })
  func `a basket adds its prices up`() {
    let basket = Container.current()[BasketKey.self]
    basket.add("Tea")
    basket.add("Milk")
    #expect(basket.total == 200)
  }

  @Test(
    .container {
      CheckoutModules()
      Module(PriceOfKey.self) { { $0 == "Tea" ? 310 : nil } }
    }
  )
  func `what isn't sold costs nothing`() {
    let basket = Container.current()[BasketKey.self]
    basket.add("Tea")
    basket.add("Unicorn")
    #expect(basket.total == 310)
  }
}
