import Locator

/// The services that all parts of the program share: console, logger, favourites and measures.
struct Services: Assembly {
  /// The parsed command line.
  var options = Options()

  /// The input and output of the program.
  var console: any Console = StandardConsole()

  var modules: [AnyModule] {
    Module(ConsoleKey.self, scope: .singleton) { [console] in console }

    if options.isVerbose {
      Module(LoggerKey.self, scope: .singleton, needs: ConsoleKey.self, make: ConsoleLogger.init)
    } else {
      Module(LoggerKey.self, scope: .singleton) { SilentLogger() }
    }

    if let path = options.favourites ?? defaultFavourites {
      Module(FavouritesStoreKey.self, scope: .singleton) { FavouritesFile(path: path) }
    } else {
      Module(FavouritesStoreKey.self, scope: .singleton) { FavouritesInMemory() }
    }

    switch options.units {
    case .ml: Module(MeasureFormatterKey.self) { MetricFormatter() }
    case .oz: Module(MeasureFormatterKey.self) { OunceFormatter() }
    }
  }

  /// The file of an interactive user's favourites; a script has to name one.
  private var defaultFavourites: String? {
    options.command == .browse && console.isInteractive ? FavouritesFile.defaultPath : nil
  }
}
