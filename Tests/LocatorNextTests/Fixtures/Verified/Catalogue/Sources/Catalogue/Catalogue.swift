// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LocatorNext

public enum PriceKey: InjectionKey { public typealias Value = Int }
public enum CatalogueKey: InjectionKey { public typealias Value = String }
public enum TripleKey<A, B, C>: InjectionKey { public typealias Value = Int }
public enum Shelf<Item> {
  public enum Key: InjectionKey { public typealias Value = Int }
}

/// In a shared library.
public final class CatalogueScreen {
  @Inject(PriceKey.self) var price
  @Inject(CatalogueKey.self) var catalogue

  public init() {}
}
