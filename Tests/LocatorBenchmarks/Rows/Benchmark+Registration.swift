import Locator

extension Benchmark {
  /// What the making of containers takes.
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
    ]

  /// A container of so many modules, with the check of what they need, where the types of the keys were
  /// seen before.
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

  /// A child with two modules, of which one needs the other.
  @inline(never)
  private static func readSession(in parent: Container) -> any Service {
    let session = Container(parent: parent) {
      Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      Module(SecondKey.self, scope: .singleton, needs: ServiceKey.self) { $0 }
    }
    return session[SecondKey.self]
  }

  /// The same by hand.
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
