import Locator

extension Benchmark {
  /// Reads of instances that can be dropped.
  static let scopes = [
    Benchmark(id: "read-weak", title: "read a `.weak` instance that has a holder") {
      let plain = WeakByHand()
      let container = Container { Module(ServiceKey.self, scope: .weak) { ServiceImpl() } }.build()
      let holders = [plain.read(), read(container)]
      return [
        .floor: .loop { turns in
          for _ in 0..<turns { consume(plain.read()) }
          withExtendedLifetime(holders) {}
        },
        .library: .loop { turns in
          for _ in 0..<turns { consume(read(container)) }
          withExtendedLifetime(holders) {}
        },
      ]
    },
    Benchmark(id: "read-expiring", title: "read an `.expiring` instance that hasn't expired") {
      let plain = ExpiringByHand(after: .seconds(3_600)) { ServiceImpl() }
      let container = Container {
        Module(ServiceKey.self, scope: .expiring(after: .seconds(3_600))) { ServiceImpl() }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(plain.read()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(read(container)) } },
      ]
    },
  ]

  @inline(never)
  private static func read(_ container: Container) -> any Service { container[ServiceKey.self] }
}
