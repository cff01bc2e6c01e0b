import Locator

extension Benchmark {
  /// Transients with what a program can add to their factories.
  static let additions = [
    Benchmark(id: "make-observed", title: "make a transient with an observer") {
      let plain = ObservedByHand(observer: MakingLog())
      let container = Container(observer: ResolutionLog()) {
        Module(ServiceKey.self) { ServiceImpl() }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(plain.make()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(read(container)) } },
      ]
    },
    Benchmark(id: "make-hooked", title: "make a transient with one `.onCreate` hook") {
      let container = Container {
        Module(ServiceKey.self) { ServiceImpl() }.onCreate { _, service in consume(service) }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.makeAndPrepare()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(read(container)) } },
      ]
    },
    Benchmark(id: "make-decorated", title: "make a transient with one decorator") {
      let container = Container {
        Module(ServiceKey.self) { ServiceImpl() }
        Decorator(ServiceKey.self) { DecoratedService($0) }
      }
      .build()
      return [
        .floor: .loop { turns in for _ in 0..<turns { consume(ByHand.makeDecorated()) } },
        .library: .loop { turns in for _ in 0..<turns { consume(read(container)) } },
      ]
    },
  ]

  @inline(never)
  private static func read(_ container: Container) -> any Service { container[ServiceKey.self] }
}

/// An observer that does as little as possible.
private struct ResolutionLog: ResolutionObserver {
  func didResolve(_ resolution: Resolution) { consume(resolution.duration) }
}

/// The same in hand-written code.
private struct MakingLog: MakingObserver {
  func didMake(_ making: Making) { consume(making.duration) }
}
