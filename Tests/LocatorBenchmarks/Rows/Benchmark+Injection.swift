import Locator

extension Benchmark {
  /// Reads of injected properties.
  static let injection = [
    Benchmark(
      id: "read-inject-singleton",
      title: "read a resolved `@Inject` of a singleton of the root"
    ) {
      Container { Module(ServiceKey.self, scope: .singleton) { ServiceImpl() } }.build()
      return readsOfPlainAndInjected()
    },
    Benchmark(id: "read-inject-transient", title: "read a resolved `@Inject` of a transient") {
      Container { Module(ServiceKey.self) { ServiceImpl() } }.build()
      return readsOfPlainAndInjected()
    },
    Benchmark(
      id: "read-inject-session",
      title: "read a resolved `@Inject` of a session, which can be reset"
    ) {
      Container { Module(ServiceKey.self, scope: .session) { ServiceImpl() } }.build()
      let plain = SessionScreen(DroppableByHand { ServiceImpl() })
      let injected = InjectedScreen()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(plain.read()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(injected.read()) } },
      ]
    },
    Benchmark(
      id: "create-five-injects",
      title: "create an object with five `@Inject` of singletons"
    ) {
      Container {
        Module(FirstKey.self, scope: .singleton) { ServiceImpl() }
        Module(SecondKey.self, scope: .singleton) { ServiceImpl() }
        Module(ThirdKey.self, scope: .singleton) { ServiceImpl() }
        Module(FourthKey.self, scope: .singleton) { ServiceImpl() }
        Module(FifthKey.self, scope: .singleton) { ServiceImpl() }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(LazyScreen.make()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(FiveInjections.make()) } },
      ]
    },
  ]

  /// Returns reads of a stored property, and of an injected one.
  private static func readsOfPlainAndInjected() -> [Side: Job] {
    let plain = PlainScreen(ByHand.readShared())
    let injected = InjectedScreen()
    return [
      .floor: .loop { turns in for _ in 0..<turns { consume(plain.read()) } },
      .library: .loop { turns in for _ in 0..<turns { consume(injected.read()) } },
    ]
  }
}
