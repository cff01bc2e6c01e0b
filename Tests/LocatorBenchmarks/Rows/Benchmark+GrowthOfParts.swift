import Dispatch
import Locator

extension Benchmark {
  /// Growth of costs, as ``growth``, of one part of a job alone, which the rest would hide.
  static let growthOfParts = [
    growth(of: "hook-chain", "declare hooks that need each other in a chain", from: 1_000) {
      count in
      let keys = NumberedKeys.first(count + 1)
      return nanoseconds {
        consume(
          Container {
            for (key, need) in zip(keys, keys[1...]) { NumberedKeys.hooked(key, needs: need) }
            NumberedKeys.module(keys[count])
          }
        )
      }
    },
    growth(of: "hooks", "add hooks to one module", from: 1_000) { count in
      nanoseconds {
        var module = Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }
        for _ in 0..<count { module = module.onCreate { _, _ in } }
        consume(Container { module })
      }
    },
    growth(of: "list", "read a list to which each generation adds", from: 1_000) { count in
      let last = (0..<count).reduce(Container {}) { parent, _ in
        Container(parent: parent) {
          Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.intoList()
        }
      }
      return nanoseconds { consume(last[[ServiceKey].self]) }
    },
    growth(of: "sessions", "make children that need a chain of their parent", from: 500) { count in
      let keys = NumberedKeys.first(count + 1)
      let parent = Container {
        for (key, need) in zip(keys, keys[1...]) { NumberedKeys.transient(key, needs: need) }
        NumberedKeys.module(keys[count])
      }
      return nanoseconds {
        for _ in 0..<count {
          consume(Container(parent: parent) { NumberedKeys.spare(needs: keys[0]) })
        }
      }
    },
    growth(of: "blueprints", "release blueprints of one parent", from: 2_000) { count in
      let parent = Container {}
      var blueprints = (0..<count).map { _ in Blueprint(parent: parent, given: ServiceKey.self) {} }
      return nanoseconds { blueprints = [] }
    },
    growth(of: "reset", "drop instances of arguments, which are closed", from: 2_000) { count in
      let container = Container {
        Module(PlaceKey.self, scope: .session) { $0 }.onClose { _ in }
      }
      for number in 0..<count { consume(container[PlaceKey.self, number]) }
      return nanoseconds { container.reset(.session) }
    },
    growth(of: "graph", "make instances of arguments in one resolve", from: 500) { count in
      let container = Container {
        Module(PlaceKey.self, scope: .graph) { $0 }
        Module(SumKey.self, needs: Resolver.self) { resolver, count in
          (0..<count).reduce(0) { $0 + resolver[PlaceKey.self, $1] }
        }
      }
      return nanoseconds { consume(container[SumKey.self, count]) }
    },
    growth(of: "async-chain", "make a chain of asynchronous singletons", from: 500) { count in
      let container = Container {
        Module(StepKey.self, scope: .singleton, needs: Provider<StepKey>.self) {
          step, number async in number == 0 ? 0 : await step(number - 1) + 1
        }
      }
      return nanoseconds {
        let ended = DispatchSemaphore(value: 0)
        Task.detached {
          consume(await container.resolve(StepKey.self, count))
          ended.signal()
        }
        ended.wait()
      }
    },
  ]

  /// Returns the part of a job for a number of things, and for four times as many, both as time per thing.
  private static func growth(
    of id: String,
    _ title: String,
    from count: Int,
    _ nanoseconds: @escaping @Sendable (_ count: Int) -> Double
  ) -> Benchmark {
    Benchmark(id: "growth-\(id)", title: "\(title): \(4 * count) against \(count), for each") {
      // A warm-up, because the runtime instantiates the types of the keys on first use.
      _ = nanoseconds(4 * count)
      func job(_ count: Int) -> Job {
        Job(
          operations: count,
          time: { turns in Timing((0..<turns).reduce(0) { sum, _ in sum + nanoseconds(count) }) },
          kept: nil,
          countsHeap: false
        )
      }
      return [.floor: job(count), .library: job(4 * count)]
    }
  }
}

private enum PlaceKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Int
}

private enum SumKey: InjectionKey {
  typealias Value = Int
  typealias Arguments = Int
}

private enum StepKey: AsyncInjectionKey {
  typealias Value = Int
  typealias Arguments = Int
}

extension NumberedKeys {
  fileprivate static func transient(
    _ key: any NumberedKey.Type,
    needs other: any NumberedKey.Type
  ) -> AnyModule {
    func opened<K: NumberedKey, Other: NumberedKey>(_ key: K.Type, _ other: Other.Type) -> AnyModule
    {
      AnyModule(Module(key, needs: other) { $0 })
    }
    return opened(key, other)
  }

  /// Returns a shared module whose hook needs another one.
  fileprivate static func hooked(
    _ key: any NumberedKey.Type,
    needs other: any NumberedKey.Type
  ) -> AnyModule {
    func opened<K: NumberedKey, Other: NumberedKey>(_ key: K.Type, _ other: Other.Type) -> AnyModule
    {
      AnyModule(
        Module(key, scope: .singleton) { ServiceImpl() }.onCreate(needs: other) { _, _ in }
      )
    }
    return opened(key, other)
  }

  /// Returns a module of a key that has no number, which needs one that has.
  fileprivate static func spare(needs other: any NumberedKey.Type) -> AnyModule {
    func opened<Other: NumberedKey>(_ other: Other.Type) -> AnyModule {
      AnyModule(Module(ServiceKey.self, needs: other) { $0 })
    }
    return opened(other)
  }
}
