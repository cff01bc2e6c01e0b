import Locator

// A feature: its keys, what it binds, and what its tests and previews use instead.

/// What a shop sells.
public protocol Products: Sendable {
  /// The names and their prices in cents.
  var prices: [String: Int] { get }
}

/// The key of the products.
///
/// It is public, so that the app can bind the needs of other features with it.
public enum ProductsKey: TestInjectionKey {
  /// What tests find that bind no products of their own.
  public static var testValue: any Products { FixedProducts(prices: ["Test": 100]) }

  /// What previews show.
  public static var previewValue: any Products { FixedProducts(prices: ["Tea": 280, "Milk": 99]) }
}

/// The modules of the feature.
public struct CatalogueModules: Assembly {
  /// Creates the assembly.
  public init() {}

  /// The modules.
  public var modules: [AnyModule] {
    Module(ProductsKey.self, scope: .singleton) { FixedProducts(prices: ["Tea": 310, "Cup": 800]) }
  }
}

/// Products that are known when the program is compiled.
private struct FixedProducts: Products { let prices: [String: Int] }
