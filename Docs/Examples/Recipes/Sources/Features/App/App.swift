import Catalogue
import Checkout
import Locator

// The app knows all features. It lists them, and binds what one needs to what another one has.

struct AppModules: Assembly {
  var modules: [AnyModule] {
    CatalogueModules()
    CheckoutModules()
    Module(PriceOfKey.self, needs: ProductsKey.self) { products in { products.prices[$0] } }
  }
}

@main struct App {
  static func main() {
    let container = Container { AppModules() }.build()
    let basket = container[BasketKey.self]
    for product in ["Tea", "Tea", "Cup"] { basket.add(product) }
    print("Two teas and a cup: \(basket.total) cents")
  }
}
