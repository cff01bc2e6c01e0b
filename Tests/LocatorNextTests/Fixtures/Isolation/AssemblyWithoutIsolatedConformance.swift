import LocatorNext

// The assembly is of the main actor, and its conformance doesn't say so. Where the main actor is the
// default, and with the upcoming feature `InferIsolatedConformances`, it doesn't have to.

// refused(nonisolated, plain): conformance of 'Screens' to protocol 'Assembly' crosses into main actor-isolated code
@MainActor struct Screens: Assembly {
  var modules: [AnyModule] {
    Module(HomeKey.self) { HomeModelImpl(service: ServiceImpl()) }
  }
}
