import Locator

extension Benchmark {
  /// Creation of containers.
  static let registration =
    [10, 100, 1_000, 10_000].map(register) + [
      Benchmark(
        id: "register-cold-1000",
        title: "register 1,000 keys, the first time in a process",
        isCold: true
      ) {
        let keys = NumberedKeys.first(1_000)
        return [
          .floor: .loop(operations: keys.count) { _ in consume(ByHand.register(keys)) },
          .library: .loop(operations: keys.count) { _ in consume(NumberedKeys.container(keys)) },
        ]
      },
      Benchmark(id: "child-container", title: "make a session, read it and drop it") {
        let root = Container { Module(FirstKey.self, scope: .singleton) { ServiceImpl() } }.build()
        let byHand = SessionByHand(
          parent: nil,
          factories: [ObjectIdentifier(FirstKey.self): { _ in ByHand.make() }]
        )
        return [
          .floor: .loop { turns in for _ in 0..<turns { consume(readSession(in: byHand)) } },
          .library: .loop { turns in for _ in 0..<turns { consume(readSession(in: root)) } },
        ]
      },
      Benchmark(id: "blueprint-given", title: "make one of a blueprint, and read what is given") {
        let blueprint = makeBlueprint()
        let given = ServiceImpl()
        return [
          .floor: .loop { turns in
            for _ in 0..<turns { consume(RequestByHand(given).given) }
          },
          .library: .loop { turns in
            for _ in 0..<turns { consume(blueprint.container(given)[ServiceKey.self]) }
          },
        ]
      },
      Benchmark(id: "blueprint-singleton", title: "make one of a blueprint, and a singleton") {
        let blueprint = makeBlueprint()
        let given = ServiceImpl()
        return [
          .floor: .loop { turns in
            for _ in 0..<turns { consume(RequestByHand(given).second) }
          },
          .library: .loop { turns in
            for _ in 0..<turns { consume(blueprint.container(given)[SecondKey.self]) }
          },
        ]
      },
      Benchmark(id: "blueprint-fifty", title: "make one of a blueprint with 50 modules") {
        let blueprint = makeBlueprint(others: 49)
        let given = ServiceImpl()
        return [
          .floor: .loop { turns in
            for _ in 0..<turns { consume(RequestByHand(given).second) }
          },
          .library: .loop { turns in
            for _ in 0..<turns { consume(blueprint.container(given)[SecondKey.self]) }
          },
        ]
      },
    ]

  /// Returns a blueprint of containers with a given value, a singleton that needs it, and a number of others.
  private static func makeBlueprint(others: Int = 0) -> Blueprint<ServiceKey> {
    let root = Container { Module(FirstKey.self, scope: .singleton) { ServiceImpl() } }.build()
    return Blueprint(parent: root, given: ServiceKey.self) {
      Module(SecondKey.self, scope: .singleton, needs: ServiceKey.self) { $0 }
      for key in NumberedKeys.first(others) { NumberedKeys.module(key) }
    }
  }

  /// Returns the creation of a container with a number of modules, including its checks, after the types of the
  /// keys have been instantiated.
  private static func register(_ count: Int) -> Benchmark {
    Benchmark(id: "register-\(count)", title: "register \(count) keys, for each") {
      let keys = NumberedKeys.first(count)
      return [
        .floor: .loop(operations: count, kept: { ByHand.register(keys) }) { turns in
          for _ in 0..<turns { consume(ByHand.register(keys)) }
        },
        .library: .loop(operations: count, kept: { NumberedKeys.container(keys) }) { turns in
          for _ in 0..<turns { consume(NumberedKeys.container(keys)) }
        },
      ]
    }
  }

  /// Creates a child with two modules, one of which needs the other, and reads it.
  @inline(never)
  private static func readSession(in parent: Container) -> any Service {
    let session = Container(parent: parent) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(SecondKey.self, scope: .singleton, needs: ServiceKey.self) { $0 }
    }
    return session[SecondKey.self]
  }

  /// The same in hand-written code.
  @inline(never)
  private static func readSession(in parent: SessionByHand) -> any Service {
    let session = SessionByHand(
      parent: parent,
      factories: [
        ObjectIdentifier(ServiceKey.self): { _ in ByHand.make() },
        ObjectIdentifier(SecondKey.self): { $0.read(ServiceKey.self) },
      ]
    )
    return session.read(SecondKey.self)
  }
}
