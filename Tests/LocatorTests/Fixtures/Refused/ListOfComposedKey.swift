import Locator

final class Bad {
  // error: a list is of a key that a module binds, or of a 'Provider', 'Lazy' or 'Weak' of one
  @Inject([[AnimalKey]].self) var lists
  // error: a list is of a key that a module binds, or of a 'Provider', 'Lazy' or 'Weak' of one
  @Inject([AnimalKey?].self) var optionals
}

func read(_ container: Container, _ resolver: Resolver) {
  // error: a list is of a key that a module binds, or of a 'Provider', 'Lazy' or 'Weak' of one
  _ = container[[[AnimalKey]].self]
  // error: a list is of a key that a module binds, or of a 'Provider', 'Lazy' or 'Weak' of one
  _ = resolver[[ByName<AnimalKey>].self]
  // error: a list is of a key that a module binds, or of a 'Provider', 'Lazy' or 'Weak' of one
  _ = container[[Named<AnimalKey>].self]
  // error: a list is of a key that a module binds, or of a 'Provider', 'Lazy' or 'Weak' of one
  _ = container[[Provider<[AnimalKey]>].self]
  // error: the key takes arguments: write 'container[Key.self, arguments]'
  _ = container[[ListKey].self]
  // error: the type isn't a key: declare 'enum MyKey: InjectionKey' with it as the 'Value'
  _ = container[[String].self]
  // error: 'ByName' requires that 'Array<AnimalKey>' conform to '_ComposedOfOneModule'
  _ = container[ByName<[AnimalKey]>.self]
  // error: 'Named' requires the types 'ListKey.Arguments' (aka 'String') and '()' be equivalent
  _ = container[Named<ListKey>.self, "a"]
}
