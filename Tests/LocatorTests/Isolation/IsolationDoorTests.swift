import Locator
import Testing

private enum LooseDetailKey: InjectionKey {
  typealias Value = ModelImpl
  typealias Arguments = String
}

/// A key whose module needs a loose one, and doesn't know it.
private enum NeedyKey: InjectionKey { typealias Value = String }

/// Properties that were made on the main actor, and read there before they are read elsewhere.
private final class Holder: Sendable {
  let model = Inject(LooseModelKey.self)
  let optional = Inject(LooseModelKey?.self)
  let list = Inject([LooseModelKey].self)
  let map = Inject(Named<LooseModelKey>.self)
  let detail = Inject(LooseDetailKey.self, "a")
  let provider = Inject(Provider<LooseModelKey>.self)

  init() {}
}

/// A way to read a value of the main actor whose key isn't isolated, which the compiler can't refuse.
private enum Door: String, CaseIterable, Codable, Sendable {
  case key, optional, list, map, name, argument, provider, resolver, current, child
  case need, isolatedNeed, optionalNeed
  case property, optionalProperty, listProperty, mapProperty, argumentProperty, providerProperty

  /// Goes through the door.
  func open(_ container: Container, _ holder: Holder) {
    switch self {
    case .key: _ = container[LooseModelKey.self]
    case .optional: _ = container[LooseModelKey?.self]
    case .list: _ = container[[LooseModelKey].self]
    case .map: _ = container[Named<LooseModelKey>.self]
    case .name: _ = container.resolve(LooseModelKey.self, name: "a")
    case .argument: _ = container.resolve(LooseDetailKey.self, "a")
    case .provider: _ = container[Provider<LooseModelKey>.self]()
    case .resolver: _ = container[Resolver.self][LooseModelKey.self]
    case .current: withContainer(container) { _ = LooseModelKey.currentValue }
    case .child: _ = Container(parent: container) {}[LooseModelKey.self]
    case .need: _ = container[NeedyKey.self]
    case .isolatedNeed: _ = container[WordKey.self]
    case .optionalNeed: _ = container[NumberKey.self]
    case .property: _ = holder.model()
    case .optionalProperty: _ = holder.optional()
    case .listProperty: _ = holder.list()
    case .mapProperty: _ = holder.map()
    case .argumentProperty: _ = holder.detail()
    case .providerProperty: _ = holder.provider()()
    }
  }
}

/// Modules of the main actor whose keys don't say so, and modules that need what lives there.
@MainActor private func container() -> Container {
  Container {
    Module(LooseModelKey.self, scope: .singleton) { @MainActor in
      ModelImpl(service: ServiceImpl())
    }
    Module(LooseModelKey.self, scope: .singleton) { @MainActor in
      ModelImpl(service: ServiceImpl())
    }
    .named("a")
    Module(LooseDetailKey.self, scope: .singleton) { @MainActor id in
      ModelImpl(service: ServiceImpl(), id: id)
    }
    Module(NeedyKey.self, needs: LooseModelKey.self) { "\(ObjectIdentifier($0))" }
    // The needs are of the main actor, and so are the factories.
    Module(ModelKey.self) { ModelImpl(service: ServiceImpl()) }
    Module(WordKey.self, needs: ModelKey.self) { $0.service.name }
    Module(NumberKey.self, needs: ModelKey?.self) { $0 == nil ? 0 : 1 }
  }
}

/// What a factory of the main actor makes is resolved there alone.
@Suite struct IsolationDoorTests {
  @Test @MainActor func `every door is open on the main actor`() {
    let container = container()
    let holder = withContainer(container) { Holder() }
    for door in Door.allCases { door.open(container, holder) }
  }

  @Test(arguments: Door.allCases)
  private func `every door is closed elsewhere, even after it was open`(door: Door) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [door] in
      let container = await container()
      let holder = await MainActor.run { withContainer(container) { Holder() } }
      await MainActor.run { door.open(container, holder) }
      await Task.detached { door.open(container, holder) }.value
    }
    let program = try StoppedProgram(result)
    #expect(program.message.contains("was read off the main actor, and its module ("))
  }
}
