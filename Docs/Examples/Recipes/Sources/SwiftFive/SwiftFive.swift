import Foundation
import Locator

// A target in Swift 5 mode. Nothing of the library is different there, but the compiler checks less: what it refuses in
// Swift 6 is a warning, or nothing at all.

/// A class from before concurrency, which protects its state itself.
final class Cache {
  private let lock = NSLock()
  private var prices: [String: Int] = [:]

  func price(of product: String, _ make: () -> Int) -> Int {
    lock.lock()
    defer { lock.unlock() }
    let price = prices[product] ?? make()
    prices[product] = price
    return price
  }
}
// Threads share a singleton, so its type is `Sendable`. The compiler doesn't ask for it in Swift 5: look yourself whether
// the type is safe, and say so.
extension Cache: @unchecked Sendable {}
enum CacheKey: InjectionKey { typealias Value = Cache }

final class Shop {
  private let cache: Cache

  init(cache: Cache) { self.cache = cache }

  func price(of product: String) -> Int { cache.price(of: product) { product.count * 100 } }
}
enum ShopKey: InjectionKey { typealias Value = Shop }

// Isolated keys are checked in Swift 5, too.
@MainActor final class ShopScreen {
  @Inject(ShopKey.self) private var shop

  func text(_ product: String) -> String { "\(product): \(shop.price(of: product)) cents" }
}
enum ShopScreenKey: @MainActor InjectionKey { typealias Value = ShopScreen }

@MainActor struct AppModules: @MainActor Assembly {
  var modules: [AnyModule] {
    Module(CacheKey.self, scope: .singleton) { Cache() }
    // Swift 5 warns at each `make: Shop.init`, unless `Package.swift` enables `InferSendableFromCaptures`:
    // warning: converting non-Sendable function value to '@Sendable (CacheKey.Value) -> ShopKey.Value'
    Module(ShopKey.self, needs: CacheKey.self, make: Shop.init)
    Module(ShopScreenKey.self) { ShopScreen() }
  }
}

@main struct Program {
  @MainActor static func main() {
    let container = Container { AppModules() }.build()
    print(container[ShopScreenKey.self].text("Tea"))
  }
}
