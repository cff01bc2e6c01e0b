import Locator

/// What every part of the program may use: the console, the log, the favourites and the measures.
struct Services: Assembly {
  /// What the person has asked for.
  var options = Options()

  /// Where the program reads and writes.
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

  /// Where the favourites of a person are kept, whereas a script has to name a file.
  private var defaultFavourites: String? {
    options.command == .browse && console.isInteractive ? FavouritesFile.defaultPath : nil
  }
}
