import Locator

/// The source of the cocktails.
struct CocktailData: Assembly {
  /// The source that the user has chosen.
  var source = CocktailSource.shipped

  var modules: [AnyModule] {
    switch source {
    case .shipped:
      Module(CocktailRepositoryKey.self, scope: .singleton, needs: LoggerKey.self) { logger in
        ShippedCocktails(logger: logger)
      }
    case .api(let base):
      Module(CocktailRepositoryKey.self, scope: .singleton, needs: LoggerKey.self) { logger in
        CocktailAPI(base: base, client: HTTPClient(logger: logger))
      }
    }
  }
}
