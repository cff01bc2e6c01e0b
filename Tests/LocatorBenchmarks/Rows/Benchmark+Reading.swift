import Locator

extension Benchmark {
  /// Reads of one key.
  static let reading = [
    Benchmark(id: "read-singleton", title: "read a ready singleton by key") {
      let container = Container {
        Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.readShared()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(read(container)) } },
      ]
    },
    Benchmark(id: "make-transient", title: "make a transient without needs") {
      let container = Container { Module(ServiceKey.self) { ServiceImpl() } }.build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.make()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(read(container)) } },
      ]
    },
    Benchmark(id: "make-tree", title: "make A of B and C, each of a D of its own") {
      let container = tree()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.makeTree()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(readTree(container)) } },
      ]
    },
    Benchmark(id: "make-tree-factories", title: "the same, against factories that only call others")
    {
      let container = tree()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(PartAKey.factory()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(readTree(container)) } },
      ]
    },
    Benchmark(id: "make-graph", title: "make A of B and C, both of one D (`.graph`)") {
      let container = tree(of: .graph)
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.makeTreeWithShared()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(readTree(container)) } },
      ]
    },
    Benchmark(id: "read-among-10000", title: "read among 10,000 singletons, against 10") {
      let few = NumberedKeys.container(NumberedKeys.first(10)).build()
      let many = NumberedKeys.container(NumberedKeys.first(10_000))
      return [
        .floor: .loop(operations: 5) { turns in for _ in 0..<turns { readNumbers(few) } },
        .library: .loop(operations: 5) { turns in for _ in 0..<turns { readNumbers(many) } },
      ]
    },
  ]

  /// Returns a container with the modules of A and everything that it needs.
  private static func tree(of scope: Scope<any PartD> = .transient) -> Container {
    Container {
      Module(PartDKey.self, scope: scope) { PartDImpl() }
      Module(PartBKey.self, needs: PartDKey.self, make: PartBImpl.init)
      Module(PartCKey.self, needs: PartDKey.self, make: PartCImpl.init)
      Module(PartAKey.self, needs: PartBKey.self, PartCKey.self, make: PartAImpl.init)
    }
    .build()
  }

  @inline(never)
  private static func read(_ container: Container) -> any Service { container[ServiceKey.self] }

  @inline(never)
  private static func readTree(_ container: Container) -> any PartA { container[PartAKey.self] }

  /// Reads five keys that both containers have.
  @inline(never)
  private static func readNumbers(_ container: Container) {
    consume(container[Number<Zero, Zero, Zero, One>.self])
    consume(container[Number<Zero, Zero, Zero, Three>.self])
    consume(container[Number<Zero, Zero, Zero, Five>.self])
    consume(container[Number<Zero, Zero, Zero, Seven>.self])
    consume(container[Number<Zero, Zero, Zero, Nine>.self])
  }
}
