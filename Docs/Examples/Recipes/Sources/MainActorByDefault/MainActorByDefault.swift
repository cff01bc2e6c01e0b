import Locator

// A target whose declarations are of the main actor unless they say otherwise, as in a new app of Xcode.

// What any thread may use is `nonisolated`. Its key needs no annotation: nothing in a key could be isolated.
nonisolated protocol Prices: Sendable { func price(of product: String) async -> Int }
nonisolated struct Server: Prices {
  func price(of product: String) async -> Int { product.count * 100 }
}
enum PricesKey: InjectionKey { typealias Value = any Prices }

// What views show is of the main actor by default, and so is its initializer.
final class ShopModel {
  private let prices: any Prices
  private(set) var text = "…"

  init(prices: any Prices) { self.prices = prices }

  func load(_ product: String) async {
    text = "\(product): \(await prices.price(of: product)) cents"
  }
}
// Its key isn't, so that the conformance says `@MainActor`, here, too. Without it, the compiler refuses the module:
// error: call to main actor-isolated initializer 'init(prices:)' in a synchronous nonisolated context
enum ShopModelKey: @MainActor InjectionKey { typealias Value = ShopModel }

// An assembly is of the main actor by default, and so is its conformance.
struct AppModules: Assembly {
  var modules: [AnyModule] {
    Module(PricesKey.self, scope: .singleton) { Server() }
    Module(ShopModelKey.self, scope: .singleton, needs: PricesKey.self) { ShopModel(prices: $0) }
  }
}

// Code off the main actor reads the keys that aren't isolated, and hops to read the others.
nonisolated final class Sync: Sendable {
  private let prices = Inject(PricesKey.self)

  @concurrent func run() async -> String {
    let price = await prices().price(of: "Milk")
    let text = await MainActor.run { ShopModelKey.currentValue().text }
    return "Milk: \(price) cents, and on the screen \(text)"
  }
}

@main struct Program {
  static func main() async {
    let container = Container { AppModules() }.build()
    let model = container[ShopModelKey.self]
    await model.load("Tea")
    print(model.text)
    print(await Sync().run())
  }
}
