// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Catalogue
import Locator

// Properties in every kind of type. What isn't made isn't in an optimized program, either.

struct Row {
  @Inject(PriceKey.self) var price
  @Inject(PluginKey?.self) var plugin
}

actor Ledger {
  @Inject(PriceKey.self) var price
  @Inject([AnalyticsKey].self) var analytics
}

enum Screens {
  final class Inner {
    @Inject(PriceKey.self) var price
    @Inject(RetriesKey.self) var retries
  }
}

private final class Hidden {
  @Inject(PriceKey.self) var price
}

final class Generic<Item> {
  @Inject(PriceKey.self) var price
  @Inject(QualifiedKey<Cat>.self) var cat
  @Inject(QualifiedKey<Item>.self) var item
}

final class Pack<each Item> {
  @Inject(PriceKey.self) var price
  var items: (repeat each Item)?
}

extension String {
  final class Extended {
    @Inject(PriceKey.self) var price
  }
}

@MainActor final class Home {
  @Inject(HomeKey.self) var home
  @Inject(HomeKey?.self) var sameHome
  @Inject(Provider<HomeKey>.self) var makeHome
}

final class Worker: Sendable {
  let price = Inject(PriceKey.self)
}

final class Late {
  lazy var price = Inject(PriceKey.self)
  @Inject(Provider<ConfigKey>.self) var config
  @Inject(ByName<AnimalKey>.self) var animals
  @Inject(ListKey.self, 1) var list
  @Inject(UserKey.self) var user
  @Inject(BasketKey.self) var basket
  @Inject(LooseHomeKey.self) var home
  @Inject(Lazy<DraftKey>.self) var draft
}

struct Labels {
  @Inject(TripleKey<Cat, Dog, Cat>.self) var triple
  @Inject(Shelf<[Cat]>.Key.self) var shelf
  @Inject([TripleKey<Dog, Dog, Dog>].self) var list
}

/// What a framework creates.
public final class Controller {
  public var price = 0
}

final class Both {
  var wrappers: [Inject<PriceKey>] = []
}

/// Makes one of each.
@MainActor public func makeOwners() -> [Any] {
  struct Local { @Inject(PriceKey.self) var price }
  return [
    Row(), Ledger(), Screens.Inner(), Hidden(), Generic<Int>(), Pack<Int, String>(),
    String.Extended(), Home(), Worker(), Late(), Labels(), Both(), Local(),
  ]
}
