import LocatorNext

// A list with a key of the main actor isn't there.

nonisolated struct Screens: Assembly {
  var modules: [AnyModule] {
    // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
    Module(HomeKey.self) { HomeModelImpl(service: ServiceImpl()) }
  }
}

nonisolated func make() -> Container {
  Container {
    // refused: main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
    Module(HomeKey.self) { HomeModelImpl(service: ServiceImpl()) }
  }
}

// refused(strict): main actor-isolated default value in a nonisolated context
nonisolated let container = Container {
  // refused(minimal): main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  Module(HomeKey.self) { HomeModelImpl(service: ServiceImpl()) }
}

// Where the main actor is the default, these are there.
// refused(nonisolated, strict): main actor-isolated default value in a nonisolated context
let plain = Container {
  // refused(nonisolated, minimal): main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
  Module(HomeKey.self) { HomeModelImpl(service: ServiceImpl()) }
}
struct PlainScreens: Assembly {
  var modules: [AnyModule] {
    // refused(nonisolated): main actor-isolated conformance of 'HomeKey' to 'BindingKey' cannot be used in nonisolated context
    Module(HomeKey.self) { HomeModelImpl(service: ServiceImpl()) }
  }
}
