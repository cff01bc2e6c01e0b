import Basket
import Catalogue
import Forgotten
import Locator
import LocatorInspection
import Stripped

enum Session {}
extension Scope where Value: Sendable {
  static var session: Self { Self(Session.self) }
}

let owners = makeOwners() + [CatalogueScreen(), ForgottenScreen(), StrippedScreen()]
let container = Container {
  Module(BasketKey.self, needs: UserKey.self) { $0 }
  Module(UserKey.self, needs: BasketKey.self) { $0 }
  Module(CatalogueKey.self) { "" }
  Module(CatalogueKey.self) { "again" }
  Module(PairKey.self) { pair in pair.0 }
  Module(ListKey.self) { number in [number] }
  Module(AnimalKey.self, needs: RetriesKey.self) { "\($0)" }.named("cat")
  Module(AnimalKey.self, needs: PriceKey.self) { "\($0)" }.named("dog")
  Module(DatabaseKey.self, needs: ConfigKey.self) { $0 }
  Module(ConfigKey.self) { () throws(ConfigError) in 1 }
  Module(LooseHomeKey.self) { @MainActor in 1 }.onClose { _ in }
  Module(HandKey.self, needs: LooseHomeKey.self) { $0 }.overriding()
  Module(QualifiedKey<Dog>.self, scope: .singleton, needs: QualifiedKey<Home>.self) { $0 }
  Module(QualifiedKey<Home>.self, scope: .session) { 1 }
  Module(DraftKey.self) { @MainActor in Draft() }
  Module(UserKey.self) { 1 }.named("nobody").eager()
  Members<Controller, Anywhere>(of: Controller.self).inject(LooseHomeKey.self) { $0.price = $1 }
  Decorator(PriceKey.self) { $0 }
  Module(TripleKey<Cat, Dog, Dog>.self) { 1 }
  Module(Shelf<Cat>.Key.self) { 1 }
  Module(Shelf<Cat>.Key.self) { 2 }
}
switch CommandLine.arguments.dropFirst().first {
case "mermaid": print(container.graph.mermaid)
case "dot": print(container.graph.dot)
default:
  do {
    print(try container.verify())
  } catch {
    print(error)
  }
}
_ = owners

/// A qualifier.
enum Home {}
