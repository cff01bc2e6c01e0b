import Locator
import LocatorTestSupport
import Testing

/// What auto-wiring makes.
private struct Cart: Sendable {
  let service: any Service
  let spare: any Service
  var letter = ""

  init(_ service: any Service, _ spare: any Service) {
    self.service = service
    self.spare = spare
  }

  init(_ service: any Service, _ spare: any Service, letter: String) {
    self.init(service, spare)
    self.letter = letter
  }
}
private enum CartKey: InjectionKey { typealias Value = Cart }
private enum LetterCartKey: InjectionKey {
  typealias Value = Cart
  typealias Arguments = String
}

/// A module binds a key to a factory, which gets what it needs and runs when it is read.
@Suite struct ModuleTests {
  /// Modules for what the tests of this suite need.
  @ModuleBuilder var services: [AnyModule] {
    Module(ServiceKey.self) { ServiceImpl("service") }
    Module(SpareKey.self) { ServiceImpl("spare") }
  }

  @Test func `a factory gets what it needs in order`() {
    let container = Container {
      services
      Module(CartKey.self, needs: SpareKey.self, ServiceKey.self) { first, second in
        Cart(first, second)
      }
    }
    let cart = container[CartKey.self]
    #expect([cart.service.name, cart.spare.name] == ["spare", "service"])
  }

  @Test func `an initializer is a factory`() {
    let container = Container {
      services
      Module(CartKey.self, needs: ServiceKey.self, SpareKey.self, make: Cart.init)
    }
    #expect(container[CartKey.self].spare.name == "spare")
  }

  @Test func `arguments come after needs`() {
    let container = Container {
      services
      Module(LetterCartKey.self, needs: ServiceKey.self, SpareKey.self, make: Cart.init)
    }
    #expect(container[LetterCartKey.self, "n"].letter == "n")
  }

  @Test func `a module can need composed keys`() {
    let container = Container {
      services
      Module(WordKey.self, needs: ServiceKey?.self, NumberKey?.self, [SpareKey].self) {
        "\($0?.name ?? "none") \($1 ?? 0) \($2.count)"
      }
    }
    #expect(container[WordKey.self] == "service 0 1")
  }

  @Test func `a module that fails is needed as a provider`() {
    let container = Container {
      services
      Module(ConfigKey.self) { () throws(Failed) in throw Failed(reason: "no file") }
      Module(WordKey.self, needs: ServiceKey.self, Provider<ConfigKey>.self) { service, config in
        (try? config())?.name ?? service.name
      }
    }
    #expect(container[WordKey.self] == "service")
  }

  @Test func `an alias is a module that needs the other key`() {
    let container = Container {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(SpareKey.self, needs: ServiceKey.self) { $0 }
    }
    #expect(container[SpareKey.self] === container[ServiceKey.self])
  }

  @Test func `a main-actor factory of a key that doesn't say so is a problem`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Container {
        Module(LooseModelKey.self, fileID: "App/Main.swift", line: 4) { @MainActor in
          ModelImpl(service: ServiceImpl(), id: "loose")
        }
      }
      .build()
    }
    #expect(
      try StoppedProgram(result).message.hasSuffix(
        """
        - 'LooseModelKey' is made on the main actor (App/Main.swift:4), but any code can read it. \
        Isolate the key, 'enum LooseModelKey: @MainActor InjectionKey', or make it an asynchronous one.
        """
      )
    )
  }

  @Test func `code that is generic over keys binds those of the main actor`() async {
    await MainActor.run {
      let model = ModelImpl(service: ServiceImpl(), id: "generic")
      for scope in [Scope<Never>.transient, .singleton] {
        let container = Container { mainActorModule(ModelKey.self, scope) { model } }
        #expect(container[ModelKey.self] === model)
      }
    }
  }

  @Test func `code that is generic over keys binds those of the main actor that take arguments`()
    async
  {
    await MainActor.run {
      for scope in [Scope<Never>.transient, .singleton] {
        let container = Container {
          mainActorModule(DetailKey.self, scope) { ModelImpl(service: ServiceImpl(), id: $0) }
        }
        #expect(container[DetailKey.self, "generic"].id == "generic")
      }
    }
  }

  @Test func `code that is generic over keys reads them by name, in a list and in a map`() {
    func read<K: BindableInjectionKey & SendableMetatype>(_ key: K.Type) -> [K.Value]
    where K.Arguments == Void, K.Value: Sendable {
      let container = Container { copies(key, of: withContainer(words) { key.currentValue() }) }
      return [container[Named<K>?.self, "first"]].compactMap { $0 }
        + container[[K].self] + container[ByName<K>.self].values
    }
    let words = Container {
      Module(WordKey.self) { "word" }
      Module(NumberKey.self) { 4 }
    }
    #expect(read(WordKey.self) == ["word", "word", "word"])
    #expect(read(NumberKey.self) == [4, 4, 4])
  }

  @Test func `no factory runs before its value is read`() {
    let counter = Counter()
    let container = Container {
      Module(NumberKey.self, scope: .singleton) { counter.next() }
      Module(WordKey.self, needs: NumberKey.self) { "\($0)" }
    }
    #expect(counter.count == 0)
    #expect(container[WordKey.self] == "1")
  }

  @Test func `a module that overrides takes the place of the earlier one`() {
    let container = Container {
      services
      Module(ServiceKey.self) { ServiceImpl("override") }.overriding()
    }
    #expect(container[ServiceKey.self].name == "override")
    #expect(container[[ServiceKey].self].count == 1)
  }

  @Test func `a module with a name overrides the one with that name`() {
    let container = Container {
      Module(WordKey.self) { "cat" }.named("pet")
      Module(WordKey.self) { "dog" }.named("pet").overriding()
    }
    #expect(container[ByName<WordKey>.self] == ["pet": "dog"])
  }
}

/// A module with a name of a key that isn't known here.
private func copies<K: BindableInjectionKey & SendableMetatype>(
  _ key: K.Type,
  of value: K.Value
) -> Module<K, Anywhere> where K.Arguments == Void, K.Value: Sendable {
  Module(key) { value }.named("first")
}

/// A main-actor module of a key that isn't known here, and may be isolated or not.
private func mainActorModule<K: BindableInjectionKey>(
  _ key: K.Type,
  _ scope: Scope<Never>,
  make: @escaping @MainActor @Sendable () -> K.Value
) -> Module<K, MainActor> where K.Arguments == Void, K.Failure == Never {
  Module(key, scope: scope, make: make)
}

/// The same for a key that takes arguments, listed without the type of its module.
private func mainActorModule<K: BindableInjectionKey, Arguments: Hashable & Sendable>(
  _ key: K.Type,
  _ scope: Scope<Never>,
  make: @escaping @MainActor @Sendable (Arguments) -> K.Value
) -> AnyModule where K.Arguments == Arguments, K.Failure == Never {
  AnyModule(Module(key, scope: scope, make: make))
}
