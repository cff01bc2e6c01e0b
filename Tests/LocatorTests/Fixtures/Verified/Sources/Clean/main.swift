import Basket
import Catalogue
import Locator
import LocatorInspection

/// A key of a program that binds none of its own isn't checked.
enum OwnKey: InjectionKey { typealias Value = Int }

let owners = makeOwners() + [CatalogueScreen()]
let container = Container {
  Module(PriceKey.self) { 1 }
  Module(CatalogueKey.self, scope: .singleton, needs: PriceKey.self) { "\($0)" }
  Module(BasketKey.self) { 1 }
  Module(ListKey.self) { number in [number] }
  Module(PairKey.self) { pair in pair.0 }
  Module(ConfigKey.self) { 1 }
  Module(DatabaseKey.self) { 1 }
  Module(HomeKey.self) { 1 }
  Module(LooseHomeKey.self) { 1 }
  Module(AnimalKey.self) { "cat" }.named("cat")
  Module(QualifiedKey<Cat>.self) { 1 }
  Module(HandKey.self) { 1 }
  Module(DraftKey.self) { Draft() }
  Module(TripleKey<Cat, Dog, Cat>.self) { 1 }
  Module(Shelf<[Cat]>.Key.self) { 1 }
  Members<Controller, Anywhere>(of: Controller.self).inject(PriceKey.self) { $0.price = $1 }
}
let session = Container(parent: container) { Module(UserKey.self, scope: .singleton) { 1 } }
// On no actor, where a cast couldn't find the conformance of a main-actor key.
await Task.detached {
  do {
    print(try container.verify(children: session))
  } catch {
    print(error)
  }
}
.value
_ = (OwnKey.self, owners)
