import Foundation
import Locator
import LocatorInspection

extension Benchmark {
  /// Growth of costs: a job for a number of things, and for four times as many, both as time per thing.
  ///
  /// The ratio is about 1 for linear costs, and 4 for quadratic ones.
  static let growth = [
    growth(of: "children", "close a container with children") { count in
      let parent = Container {}
      let children = (0..<count).map { _ in
        let child = Container(parent: parent) {
          Module(ServiceKey.self, scope: .singleton) { ServiceImpl() }.onClose { _ in }
        }
        consume(child[ServiceKey.self])
        return child
      }
      close(parent)
      consume(children)
    },
    // A read passes through all containers up to that of its module.
    growth(of: "generations", "make generations, and read from the last") { count in
      let keys = NumberedKeys.first(count)
      let first = Container { NumberedKeys.module(keys[0]) }
      let last = keys.dropFirst().reduce(first) { parent, key in
        Container(parent: parent) { NumberedKeys.module(key) }
      }
      for key in keys.prefix(4) { NumberedKeys.read(key, in: last) }
    },
    growth(of: "chain", "make a chain of transients, each by a resolver") { count in
      let container = Container {
        for number in 0..<count {
          Module(ServiceKey.self, needs: Resolver.self) { resolver in
            resolver[Named<ServiceKey>?.self, "\(number - 1)"] ?? ServiceImpl()
          }
          .named("\(number)")
        }
      }
      consume(container[Named<ServiceKey>?.self, "\(count - 1)"])
    },
    growth(of: "unbound-needs", "find needs that nothing is bound to") { count in
      let keys = NumberedKeys.first(2 * count)
      consume(
        Container {
          for (key, need) in zip(keys, keys[count...]).prefix(count) {
            NumberedKeys.module(key, needs: need)
          }
        }
      )
    },
    growth(of: "cycle", "find a cycle of needs") { count in
      let keys = NumberedKeys.first(count)
      consume(
        Container {
          for (key, need) in zip(keys, keys[1...] + keys[..<1]) {
            NumberedKeys.module(key, needs: need)
          }
        }
      )
    },
    growth(of: "names", "bind names of one key, and read them") { count in
      let names = (0..<count).map { "name \($0)" }
      let container = Container {
        for name in names { Module(ServiceKey.self) { ServiceImpl() }.named(name) }
      }
      for name in names { consume(container[Named<ServiceKey>?.self, name]) }
    },
    growth(of: "dropped", "reset instances that are to be closed") { count in
      let container = Container {
        Module(NumberedServiceKey.self, scope: .session) { _ in ServiceImpl() }.onClose { _ in }
      }
      for number in 0..<count { consume(container[NumberedServiceKey.self, number]) }
      container.reset(.session)
      close(container)
    },
    growth(of: "holders", "verify singletons that hold a chain of transients") { count in
      let keys = NumberedKeys.first(count + 100)
      let container = Container {
        for (key, need) in zip(keys, keys[1...]).prefix(count) {
          NumberedKeys.module(key, needs: need)
        }
        NumberedKeys.module(keys[count])
        for key in keys[(count + 1)...] { NumberedKeys.sharedModule(key, needs: keys[0]) }
      }
      consume(try? container.verify(excluding: .modules("LocatorBenchmarks")))
    },
  ]

  /// Returns a job for 2,000 things, compared with the same for 500.
  private static func growth(
    of id: String,
    _ title: String,
    _ body: @escaping @Sendable (_ count: Int) -> Void
  ) -> Benchmark {
    Benchmark(id: "growth-\(id)", title: "\(title): 2,000 against 500, for each") {
      // A warm-up, because the runtime instantiates the types of the keys on first use.
      body(2_000)
      func job(_ count: Int) -> Job {
        Job(
          operations: count,
          time: { turns in Timing(nanoseconds { for _ in 0..<turns { body(count) } }) },
          kept: nil,
          countsHeap: false
        )
      }
      return [.floor: job(500), .library: job(2_000)]
    }
  }

  /// Closes a container, and waits until it is closed.
  private static func close(_ container: Container) {
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      try? await container.close()
      ended.signal()
    }
    ended.wait()
  }
}

/// A service for each number.
private enum NumberedServiceKey: InjectionKey {
  typealias Value = any Service
  typealias Arguments = Int
}

extension NumberedKeys {
  /// Returns a transient module that needs another one.
  fileprivate static func module(
    _ key: any NumberedKey.Type,
    needs other: any NumberedKey.Type
  ) -> AnyModule {
    func opened<K: NumberedKey, Other: NumberedKey>(_ key: K.Type, _ other: Other.Type) -> AnyModule
    {
      AnyModule(Module(key, needs: other) { $0 })
    }
    return opened(key, other)
  }

  /// Returns a shared module that needs another one.
  fileprivate static func sharedModule(
    _ key: any NumberedKey.Type,
    needs other: any NumberedKey.Type
  ) -> AnyModule {
    func opened<K: NumberedKey, Other: NumberedKey>(_ key: K.Type, _ other: Other.Type) -> AnyModule
    {
      AnyModule(Module(key, scope: .singleton, needs: other) { $0 })
    }
    return opened(key, other)
  }

  fileprivate static func read<K: NumberedKey>(_ key: K.Type, in container: Container) {
    consume(container[key])
  }
}
