import Locator

// A feature that needs another one and doesn't depend on it. It declares what it needs as a key of its own, which the
// app binds.

/// The price of a product in cents, or `nil` if there is no such product.
public typealias PriceOf = @Sendable (_ product: String) -> Int?

/// The key of the prices, which the feature doesn't bind.
public enum PriceOfKey: TestInjectionKey {
  /// Everything costs 1.00 in a test or in a preview.
  public static var testValue: PriceOf { { _ in 100 } }
}

/// What somebody is going to buy.
public final class Basket {
  @Inject(PriceOfKey.self) private var price
  private var products: [String] = []

  /// Adds a product.
  public func add(_ product: String) { products.append(product) }

  /// The sum in cents.
  public var total: Int { products.compactMap(price).reduce(0, +) }
}

/// The key of a new basket.
public enum BasketKey: InjectionKey {
  /// The basket.
  public typealias Value = Basket
}

/// The modules of the feature.
public struct CheckoutModules: Assembly {
  /// Creates the assembly.
  public init() {}

  /// The modules.
  public var modules: [AnyModule] {
    Module(BasketKey.self) { Basket() }
  }
}
