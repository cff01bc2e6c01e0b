import LocatorNext

// A property asks for a key of the main actor in a type that isn't there.

nonisolated final class Worker {
  // refused(strict): main actor-isolated default value in a nonisolated context
  // refused(minimal): main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  // error(minimal): call to main actor-isolated initializer 'init(
  @Inject(HomeKey.self) var home
}

nonisolated final class Shared: Sendable {
  // refused(strict): main actor-isolated default value in a nonisolated context
  // refused(minimal): main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  // refused: stored property 'home' of 'Sendable'-conforming class 'Shared' contains non-Sendable type 'HomeKey.Value' (aka 'any HomeModel')
  // error(minimal): call to main actor-isolated initializer 'init(
  let home = Inject(HomeKey.self)
}

nonisolated struct Row {
  // refused(strict): main actor-isolated default value in a nonisolated context
  // refused(minimal): main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  // error(minimal): call to main actor-isolated initializer 'init(
  @Inject(HomeKey.self) var home
}

nonisolated struct Cell {
  // refused(strict): main actor-isolated default value in a nonisolated context
  // refused(minimal): main actor-isolated conformance of 'DetailKey' to 'InjectionKey' cannot be used in nonisolated context
  // error(minimal): call to main actor-isolated initializer 'init(
  @Inject(DetailKey.self, "a") var detail
}

actor Synchroniser {
  // refused(strict): main actor-isolated default value in a actor-isolated context
  // refused(minimal): main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in actor-isolated context
  // error(minimal): call to main actor-isolated initializer 'init(
  @Inject(HomeKey.self) var home
}

nonisolated final class Providers {
  // refused(strict): main actor-isolated default value in a nonisolated context
  // refused(minimal): main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  // error(minimal): call to main actor-isolated initializer 'init(
  @Inject(Provider<HomeKey>.self) var makeHome
}

// Where the main actor is the default, this class is there.
final class Plain {
  // refused(nonisolated, strict): main actor-isolated default value in a nonisolated context
  // refused(nonisolated, minimal): main actor-isolated conformance of 'HomeKey' to 'InjectionKey' cannot be used in nonisolated context
  // error(nonisolated, minimal): call to main actor-isolated initializer 'init(
  @Inject(HomeKey.self) var home
}
