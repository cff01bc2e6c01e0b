import Locator

extension Benchmark {
  /// Reads of keys that are composed of another one.
  static let composed = [
    Benchmark(id: "read-optional", title: "read a ready singleton as an optional") {
      let container = Container {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.readOptional()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(readOptional(container)) } },
      ]
    },
    Benchmark(id: "read-list", title: "read a list of 5 ready singletons") {
      let container = Container {
        for name in ByHand.names {
          Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.named(name)
        }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.readList()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(readList(container)) } },
      ]
    },
    Benchmark(id: "read-named", title: "read a map of 5 ready singletons by name") {
      let container = Container {
        for name in ByHand.names {
          Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.named(name)
        }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.readNamed()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(readNamed(container)) } },
      ]
    },
    Benchmark(id: "call-lazy", title: "call a `Lazy` of a singleton again") {
      let plain = DroppableByHand { ServiceImpl() }
      let container = Container {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      }
      .build()
      let service = container[Lazy<ServiceKey>.self]
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(plain.read()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(call(service)) } },
      ]
    },
    Benchmark(id: "call-weak", title: "call a `Weak` of an instance that has a holder") {
      let plain = WeakByHand()
      let container = Container { Module(ServiceKey.self, scope: .weak) { ServiceImpl() } }.build()
      let service = container[Weak<ServiceKey>.self]
      let holders = [plain.read(), service.resolve()]
      return [
        .floor: .loop { turns in
          for _ in 0..<turns { consume(plain.existing()) }
          withExtendedLifetime(holders) {}
        },
        .library: .loop { turns in
          for _ in 0..<turns { consume(call(service)) }
          withExtendedLifetime(holders) {}
        },
      ]
    },
  ]

  @inline(never)
  private static func readOptional(_ container: Container) -> (any Service)? {
    container[ServiceKey?.self]
  }

  @inline(never)
  private static func readList(_ container: Container) -> [any Service] {
    container[[ServiceKey].self]
  }

  @inline(never)
  private static func readNamed(_ container: Container) -> [String: any Service] {
    container[ByName<ServiceKey>.self]
  }

  @inline(never)
  private static func call(_ service: Lazy<ServiceKey>) -> any Service { service() }

  @inline(never)
  private static func call(_ service: Weak<ServiceKey>) -> (any Service)? { service() }
}
